import { firstSayings } from "./chat-sayings";
import { laterSayingsText } from "./chat-sayings-later";
import type { Intent } from "~/domain/handbook/chat/intent";

export type Saying = { fault: string; message: string; intent: Intent };

/** What people say to a guide, for a fault each. Written before the recogniser was. */
const sayings: Readonly<Record<string, string>> = {
  ...firstSayings,
  "cannot-find-part": `
    vacuum-weak-suction | I can't see any filter
    dishwasher-does-not-drain | there is no sieve in mine
    laptop-overheats | where's the fan, I looked everywhere
    tumble-dryer-takes-too-long | mine doesn't seem to have that flap
    kettle-does-not-switch-on | no screws on the bottom at all
    bicycle-brakes-weak | where is the barrel adjuster hiding
    router-weak-wifi | which side is the reset hole on, cannot find it
    cistern-runs-on | can't locate the float
    sewing-machine-bobbin-winder | there isn't a belt in here
    fridge-water-inside | the drain hole you talk about is not there
    mobile-phone-sound | I have looked but see no grille
    washing-machine-does-not-drain | where abouts is the hatch
    hi-fi-drawer-stuck | nothing like that on my model`,
  "new-symptom": `
    washing-machine-does-not-drain | drains fine now but it won't spin
    laptop-does-not-start | it boots again, but the keyboard types double letters
    coffee-maker-leaks | no more leak, only the coffee is cold now
    bicycle-chain-comes-off | now it makes a grinding noise as well
    television-no-sound | sound is back however the picture has green lines
    toaster-one-side-cold | something else: the lever doesn't stay down any more
    printer-paper | paper goes through, pages come out blank though
    fridge-noisy | quiet at last but there's water under it
    vacuum-cord-does-not-rewind | cord is ok but the suction is gone since
    mobile-phone-sound | by the way the camera has stopped focusing too
    fan-does-not-oscillate | it swings now and rattles like mad
    iron-no-steam | steams again, leaves brown marks on my shirts though
    games-console-overheats | fan is silent now but it doesn't read discs`,
  "new-danger": `
    toaster-one-side-cold | sparks came out when I pushed the lever
    laptop-battery-or-charging | the battery has puffed up like a pillow
    washing-machine-leaks | I got a tingle touching the drum
    lamp-flickers | there's smoke coming from the socket
    extension-lead-dead | plug melted and is brown now
    mobile-phone-does-not-charge | it is too hot to hold and hisses
    camping-stove-bad-flame | I can smell gas
    vacuum-no-power | the breaker trips every time I plug it in
    cordless-drill-battery-does-not-charge | battery smells sweet and it's bulging
    kettle-leaks | water ran into the socket and it buzzes
    fan-does-not-switch-on | burning smell from the motor
    heater-no-heat | flames came out of the grille
    power-adapter-loose-connector | the insulation is off and I see copper`,
  "undo-or-reassemble": `
    laptop-keyboard | how do I put the keys back on
    vacuum-brush-does-not-turn | which way round does the brush go in again
    tap-drips | got it in bits, what goes where
    chair-part-broken | I glued it crooked, how can I get it apart again
    blender-does-not-start | I've two screws left over
    clock-hands-or-glass | how do the hands go back on
    digital-camera-card | want to reverse what I did
    sewing-machine-does-not-run | the cover won't close any more after step 4
    kick-scooter-steering | took it apart and can't remember the order
    coffee-maker-no-water-through | reassembly?
    washing-machine-does-not-drain | I dropped a spring, where did that sit
    laptop-system-or-update | how do I go back to the old settings
    umbrella-cover-off | how to fit it together again`,
  "professional-where": `
    oven-does-not-heat | who do I ring for this
    television-no-picture | is there someone near me who mends these
    tap-leaks-at-base | do I need a plumber for that
    watch-glass-or-water | I'd rather have somebody do it, where do I take it
    spectacles-arm-broken | would an optician do that for me
    e-bike-display-or-error | bike shop or the maker
    sewing-machine-bad-stitches | too hard for me, who can help
    hob-glass-damaged | I'm giving up, can anyone else do it
    laptop-socket-fails | what sort of repair place does soldering
    shoe-heel-worn | would a cobbler be better at this
    musical-instrument-acoustic-part | how do I find a good luthier
    microwave-does-not-heat | which technician is allowed to open it
    suitcase-lock-or-shell | any repair cafe around here`,
  "language-request": `
    toaster-does-not-pop-up | auf deutsch bitte
    bicycle-flat-tyre | parlez-vous français
    kettle-leaks | kun je dit in het nederlands
    iron-no-heat | do you speak spanish
    zip-stuck | can I get this in polish for my neighbour
    lamp-switch | my english is bad, german possible?
    fridge-noisy | translate to turkish
    shoe-sole-off | Können Sie das auf Deutsch erklären?
    washing-machine-leaks | pouvez-vous expliquer en français
    chair-wobbles | is there an arabic version
    vacuum-no-power | ik spreek geen engels
    blender-leaks | I don't understand english well, portuguese?
    radio-dead | habla español`,
  warranty: `
    television-does-not-turn-on | bought it 8 months ago, should I claim
    laptop-overheats | will I lose my guarantee if I open it
    dishwasher-does-not-start | I still have the receipt
    mixer-speed-wrong | is this covered
    headphones-do-not-pair | warranty ran out last month, does the maker still do anything
    shaver-does-not-charge | the seal sticker says void if removed
    coffee-maker-no-power | can I return it to the shop
    sofa-mechanism-stuck | the store has to fix that for free right
    cordless-drill-does-not-run | what are my rights as a buyer
    mobile-phone-camera | does insurance pay for this
    smartwatch-screen | my apple care is still running
    power-tool-trigger | does the 3 year guarantee apply
    fan-weak | can I ask for my money back`,
  "off-topic": `
    toaster-one-side-cold | who won the match last night
    kettle-leaks | what's the weather tomorrow
    bicycle-flat-tyre | write me a poem about spring
    laptop-slow | are you a real person
    iron-no-heat | what should I cook for dinner
    tap-drips | how old are you
    zip-stuck | can you help with my tax return
    lamp-flickers | what is the capital of Peru
    sofa-sags | do you like music
    radio-dead | my cat is so cute
    watch-stopped | who made you
    printer-paper | I'm bored, entertain me
    chair-wobbles | what do you think about the election
    oven-door-broken | how do I get my son to tidy up his room`,
  thanks: `
    toaster-does-not-pop-up | brilliant, it pops up again!
    kettle-does-not-switch-off | thanks a lot
    bicycle-brakes-rub | you're a star
    laptop-overheats | that did it, cheers mate
    vacuum-weak-suction | perfect, all sorted
    zip-stuck | works like new, thank you so much
    tap-drips | not a drop any more, lovely
    chair-wobbles | ok great
    washing-machine-does-not-drain | hurray it drains
    lamp-switch | many thanks for your help
    iron-no-steam | super, appreciate it
    fridge-noisy | nice one, quiet as a mouse now
    printer-bad-print | problem solved`,
  "clarify-word": `
    kettle-lights-but-stays-cold | what is limescale
    extension-lead-dead | what does RCD mean
    laptop-overheats | thermal paste?
    mobile-phone-screen | no idea what a spudger is
    mixer-does-not-start | carbon brushes, never heard of those
    lamp-does-not-light | explain continuity please
    tap-drips | sorry, what's a washer in this case
    bicycle-clicks-when-pedalling | meaning of bottom bracket
    garment-hem-down | what do you mean by slip stitch
    fridge-not-cold | what on earth is a condenser
    washing-machine-shakes-or-roars | define bearing
    vacuum-no-power | thermal fuse, in plain words?
    headphones-crackle-at-plug | I don't know the word strain relief`,
};

const readSayings = (texts: Readonly<Record<string, string>>): Saying[] =>
  Object.entries(texts).flatMap(([intent, text]) =>
    text
      .trim()
      .split("\n")
      .map((line) => {
        const [fault = "", message = ""] = line.split("|").map((part) => part.trim());
        // The record's keys are intents.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        return { fault, message, intent: intent as Intent };
      }),
  );

const all = readSayings(sayings);

/** Written later, and first read when the recogniser stood. */
export const laterSayings = readSayings(laterSayingsText);

/** Every third was not looked at while the recogniser's words were chosen. */
export const unseenSayings = all.filter((_saying, place) => place % 3 === 2);
export const seenSayings = all.filter((_saying, place) => place % 3 !== 2);
