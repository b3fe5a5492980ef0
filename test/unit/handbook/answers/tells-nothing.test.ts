import { describe, expect, it } from "vitest";
import { toPlainWords } from "~/domain/language/plain-words";
import { hasNoFinding } from "~/domain/handbook/answers/no-finding";
import { lacksThePart, tellsNothing } from "~/domain/handbook/answers/tells-nothing";
import type { Question } from "~/domain/handbook/playbook";

function asked(ask: string): Question {
  return { ask, answers: { yes: { means: "it is" }, no: { means: "it is otherwise" } } };
}

const plainly = asked("Is the lid shiny?");
const ofATry = asked("Does the lamp light when it is tilted?");

const list = (texts: string) => texts.split(";").map((text) => text.trim().replace(/\s+/g, " "));
const without = (texts: string) =>
  list(texts).filter((text) => !hasNoFinding(plainly, toPlainWords(text)));
const heardIn = (question: Question, texts: string) =>
  list(texts).filter((text) => !tellsNothing(question, toPlainWords(text)));

describe("an answer tells nothing", () => {
  it("that is in doubt", () => {
    const doubt = `not sure; not really sure; not quite certain; not too sure; not so sure; not entirely sure; not 100% sure; not totally certain; unsure; uncertain; maybe; perhaps; possibly; could be; n/a; not applicable; idk; dk;
      no idea; no clue; haven't a clue; haven't the foggiest idea; have not the faintest; beats me; who knows; god knows; I don't say; the label doesn't say; the box does not actually say; the manual would not say; we do not really say; they don't say; he didn't say; she did not say;
      don't know; doesn't remember; didn't notice; would not recall; did not really understand; do not even know; do not actually know; can't say; could not tell; can't really remember; cannot quite recall; can't honestly check; can't actually test; can't confirm; can't judge;
      hard to tell; difficult to say; impossible to remember; tricky to know; too dark to see; hard to judge; hard to check; hard to notice; too hot to touch; too high to reach; too heavy to lift; too big to move; hard to really tell`;
    expect(heardIn(plainly, doubt)).toEqual([]);
  });

  it("but not by “can't say it does”, which is a no", () => {
    const noes = `can't say it does; can't say that it is; cannot say they have; couldn't say I did`;
    expect(heardIn(plainly, noes)).toEqual(list(noes));
  });

  it("that says that nobody has tried", () => {
    const untried = `not checked; never check; not yet looked; not been tested; not had a look; not got round to check; not the test; not actually tried; never dared; not measured; never attempted; not left it long; not even tried; not able to test; not had chance to look; not noticed; not dare;
      I'd have to open it; you would need to lift it; we only ever had that; I've never used it; we never wore it; I never watched; I have never paid; never really I never looked; we never went; I never go; I never tried; I never waited; I never had a chance; I never had the chance;
      too heavy for me; very high up for me; too far to reach; too hard for me; too stiff to turn; too awkward to get; too dangerous to move; too hot to hold; not been home; not used it enough; not had it that long; not been out; not used it long enough;
      only just moved in; only bought it; only just got it; borrowed; second hand; secondhand; hand me down; flea market`;
    expect(heardIn(plainly, untried)).toEqual([]);
  });

  it("that somebody else would have to give", () => {
    const others = `the cleaner does it; my landlord deals with it; husband always sees to that; wife usually looks after it; partner normally handles it; mum might; dad would know; son usually; daughter uses it; brother does; sister looked; neighbour might; friend does; mate does; someone does; someone else does; he does; she would know; guests use it; ask him; ask her; ask them; remind me`;
    expect(heardIn(plainly, others)).toEqual([]);
  });

  it("that puts it off", () => {
    const later = `need to buy one; needs to get it; have to find some; got to borrow a torch; need to order another; need to fetch a key; need to charge it; will try; I am going to check; going to look; need to test; have to see; got to ask; must find out; will wait; will get back; will report; must quickly check;
      wait and see; leave it and see; standing and see; overnight and see; try and see; try it later; try that tonight; try tomorrow; later; tonight; tomorrow; give me a moment; let me look; when I get home; when I'm back; next time`;
    expect(heardIn(plainly, later)).toEqual([]);
  });

  it("that refuses", () => {
    const refusals = `scared; afraid; frightened; nervous; I daren't; not dare; not dared; I'd rather not; no way; not safe; not worth it; too dangerous; none of your business; why do you ask; why would I; why does it; why is that;
      don't want to; wouldn't like that; don't fancy it; don't feel like it; would not trust that; would not do that; do not think any; not touching that; not putting it in; not going there; not doing it; not risking it; not sticking it; not taking it off; not opening it; not about to`;
    expect(heardIn(plainly, refusals)).toEqual([]);
  });

  it("that is hard to put, or asks for nothing", () => {
    const vague = `hard to describe; difficult to explain; tricky to put into words; hard to answer; hard to pin down; 50 50; 5050; fifty fifty; so so; bit of both; either way; depends on the day; not relevant; irrelevant; does not apply; no comment; not bothered; skip; pass; next question; wrong question; whatever you say; could go either way;
      not that I know of, but; not that I remember but; not that I noticed, but; not that I recall, but; not that I'm aware of, but; would not see it; will not hear it; might not notice; may not feel it; wouldn't really know; would not have seen; would not have heard; would not have noticed; they deny it; anything is possible; nobody knows; nobody will say; nobody owns up; nobody admits;
      never used it that long; never run for so long; never driven it that far; never filled that high; never pushed this hard; only used it once; only ever ridden the one; only driven it once; only worn it the once; only run on it; only switched it once; rarely in when; never home when; not there when; never around when; not up when;
      no torch here; no meter to hand; no ladder around; no scales at home; no tools in the house; no bulb handy; not paid attention; not seen it; not been there; not been in; was not in; was not there; was not listening; wasn't looking; was not paying; was not home; was not here`;
    expect(heardIn(plainly, vague)).toEqual([]);
  });

  it("that asks back", () => {
    const back = `what's that; what do you mean; where; wheres that; where's it; which one; how; why that; who says; whose lid; when you say lid; when do I; when should I; do you mean mine; did you say lid; should I; shall I try; can I do that; could you say; can you see it; does that matter; does it mean; is that the lid?; is this it?; and what's that; but how; sorry which; er where; erm how; um what; hmm why; ok how;
      lid? where; the shiny part? which; it's sealed, how do I open it; glued, what is that; it's odd, where would I look; round, what does it; mine is red? which bit; odd, how can I; odd, how should you; odd, how am I; odd, where can one; odd, where should it; odd, what are those; the lid is what?`;
    expect(heardIn(plainly, back)).toEqual([]);
  });

  it("that is not at hand", () => {
    const away = `it is at my mum's; it's at mums; they are at dad's; was round my parents; it's at work; it is still at the office; got it at a friend's; it's with mates; left at our son's; it's with my daughter; at is at the neighbour's; it's at the cobblers; it is at the shop; it's with the repairman; it's at school; it's at home; been binned; got sold; was given away; already thrown out; been thrown away; was chucked out; been returned; been sent back; still packed; all boxed up; packed away still packed away; not at home; not with me; not here with me; not to hand; haven't got it here; haven't got it with me; don't have it here`;
    expect(heardIn(plainly, away)).toEqual([]);
  });

  it("that a try is out of the question", () => {
    const out = `can't swap them; could not exchange it; can't hold it; can't use it; can't shake it; can't bend it; can't unplug it; can't do it; can't do that; can't press it; can't wet it; can't compare; can't borrow one; can't disconnect it; can't detach it;
      it's fixed to the wall; screwed to the floor; bolted to a worktop; fixed to the ceiling; built in; builtin; wired in; soldered; they don't come off on mine; it never lifts off on mine; doesn't slide out on mine; it does not go up on mine; doesn't pull apart on mine; not open on mine; I always switch it off; I always turn that out; I always unplug it off; the remote got lost; base was missing; charger has been stolen; lost the adapter; lost the key; manual went missing; cable is missing; stand was lost; cradle is lost; lost my cradle; lost the manual`;
    expect(heardIn(ofATry, out)).toEqual([]);
    const reach = `can't see it; could not hear it; can't feel it; can't smell it; unable to reach; not able to reaching; no way of getting; no way to find; can't look; can't open it; not able to access; can't work it out; can't figure it; can't manage; can't read it; can't climb; can't remove; can't undo; can't unscrew; can't measure; can't try; can't lift; didn't manage to see; won't let me look`;
    expect(heardIn(plainly, reach)).toEqual([]);
    expect(tellsNothing(asked("Can you lift the lid?"), "can not lift it")).toBe(false);
    expect(
      tellsNothing(asked("Is the key missing or there, when it is off?"), "lost the key"),
    ).toBe(false);
    expect(tellsNothing(asked("Was it bought new?"), "second hand")).toBe(false);
  });
});

it("tells something where it says what is perceived, or done", () => {
  const told = `shiny; not shiny at all; it is dull; I can see a scratch; can't see any; can't feel nothing; could not hear a thing; can't smell one; can't find much; cannot see anything; no, it is dull; yes? it shines; I looked at it; somewhat dull`;
  expect(heardIn(plainly, told)).toEqual(list(told));
  expect(tellsNothing(asked("Has it been polished?"), "not yet")).toBe(false);
  expect(tellsNothing(plainly, "not yet")).toBe(true);
  expect(tellsNothing(plainly, "no, not so far")).toBe(true);
  expect(tellsNothing(plainly, "not as yet.")).toBe(true);
});

describe("an answer has no finding", () => {
  it("where nobody perceived it", () => {
    const missed = `didn't see where it went; never saw how; nobody heard which; hardly noticed what happened; not seen who; never hear whether; never notice how; could not tell where; never know when it does; can't say how; not remember which; did not look what; never looked where; never check if it; not checked whether; did not follow what; not understand why; can't find out if it; not work out how; did not figure what; no not an idea what; not the clue which; not tell you;
      was not watching; did not watch; weren't looking; did not listen; wasn't listening; didn't think to; did not pay attention; did not catch it; did not see it happen; was not present; I was asleep; I'm fast asleep; were asleep; never there then; never here then; never around it; never awake then; never near it; goes by too fast; go too quick; so quickly that I; too fast to; too quick I; I don't work there; we do not live here; I do not go there; I'm away; we are out; I am at work; we were I am on holiday; I am abroad; I'm not near it; we are not by it; I am not with it; I'm not at it; depends what you mean; depends which one; depends who they ask; depends where I stand; depends how you look`;
    expect(without(missed)).toEqual([]);
  });

  it("where the senses or the hands do not reach", () => {
    const beyond = `too dark in here to tell; too noisy to hear; too far to see; too old to know; too small for me; too dim to make out; too small to be sure; too high to look; too faded to read; too blurred to check; too quick to judge; too quiet to say; my eyes aren't good; my eye is bad; my eyesight is poor; my hearing isn't it; my ears are bad; my sight is poor; my hands are bad; my back is bad; my arms are not long; need my glasses; need reading glasses; need some reading glasses; need a torch; need a magnifier; light here is low; lighting in here is bad; too dark; too dim;
      not allowed; not permitted; not supposed; not qualified; not strong enough; not confident; not comfortable; not competent; not keen; it would void it; under warranty; under guarantee; glued shut; sealed up; riveted together; welded shut; never see inside; not see in; not see through it; not seeing behind; not see under it; not see underneath; not see past it; never see that;
      not able; no way of that; no way I; I can't get it out; we can't get that off; I could not get them apart; you can not get at it; I can't get to it; I can't get into that; I can't get near; I can't get behind it; I can't get underneath; I can't get hold; I can't lift; I cannot shift it; I can't reach; I can't make out; I can't work out`;
    expect(without(beyond)).toEqual([]);
    expect(hasNoFinding(asked("Does the lid come off?"), "i can not get it off")).toBe(false);
  });

  it("where something is waited for, or nobody wants to", () => {
    const waits = `I'd need help; would have to climb; id look; will check; i d try; would do it; will find out; would require a key; will see; waiting for it; waiting on a part; waiting to hear; on order; in the post; still charging; being delivered; got to buy it; got to find it; got to get it; got to dig it out; got to ask; got to wait; not had time; not got the chance; not got any opportunity; not found the energy; not got round; not had much time; need to find it; needs to get it; need to buy; need to borrow; need to dig; need to ask; need to wait; need to charge;
      I'm not pulling it; we are not climbing; not climbing up there; I don't want to; we would not like to; you did not want to; do not prefer to; would not want me to; you want me to look?; I'd rather leave it; rather keep it; rather wait; rather be; too scared; too frightened; too nervous; too risky; too dangerous; not my job; not my thing; not my department`;
    expect(without(waits)).toEqual([]);
  });

  it("where it is another's", () => {
    const people = `mum mam mother dad father nan gran granny wife husband partner girlfriend boyfriend son daughter kids kid children brother sister flatmate housemate neighbour friend mate landlord cleaner tenant lodger colleague boss carer grandson granddaughter ex missus`;
    expect(
      people.split(" ").filter((one) => !hasNoFinding(plainly, `my ${one} sorts that`)),
    ).toEqual([]);
    const verbs = `my son always does it; our dad usually set it; the landlord normally sorted it; his wife mostly deals; her ex uses it; my mum looks; my dad has it; my son knows; my wife would; our mate might; my mum handles it; my dad keeps it; my son was; previous owner had it; last tenants did; first people; former owners; ask my wife; ask the boss; ask him; was my son; is our flatmate; he'd know she would know; they might know; he may know; she will know; I set it up he set all that up; set them up; set this up; got it from a friend; had that as a gift; bought it off ebay; inherited them from a neighbour; was given this as a present; have one from gumtree; got it from freecycle; got it off freegle; got it from charity; bought at a got it from an auction; got it from a market; bought it off facebook; got it from a skip; got it for a present; got from car boot; came with the house; came with the flat; came with the kitchen; came with the place; came with the caravan; was like this when I came; been already like that before; was like that since; they won't admit it; kids do not own up; he would not tell; she does not say`;
    expect(without(verbs)).toEqual([]);
  });

  it("where it is another sort", () => {
    const others = `not on mine; never for ours; only with this one; no such lid in my model; not on my one; not in this model; not on that one; not on these; different type; different kind; different sort; a different model; different make; different design; different system; different version; mine hasn't got it; ours has not any; my lid does not have it; this one does not come; this model does not do that; my model doesn't use it; mine doesn't take it; mine has no lid; mine is not that kind; mine is not the sort; mine never had; ours only has it; mine only had; mine only comes; only one switch on it; just the one socket here; I only have the one; we just got this one; I only own 1; only got one; only own the ones; the only one I have; only thing we own; only one that we use; only coat I wear; live alone; live on my own; live by myself; only ever use it; only do them; only run that; only wear it; only ride it`;
    expect(without(others)).toEqual([]);
  });

  it("where what it takes is not there, or the try was not made", () => {
    for (const text of [
      "i do not have a ruler",
      "have not got another one",
      "not got any tape",
      "we have not got the tool",
      "did not own a meter",
      "i do not possess a jack",
      "no have such tool",
    ])
      expect(hasNoFinding(plainly, text), text).toBe(true);
    for (const thing of "power signal picture sound light heat water noise problem trouble leak drop charge life image display response".split(
      " ",
    ))
      expect(hasNoFinding(plainly, `i do not have any ${thing}`), thing).toBe(false);
    expect(hasNoFinding(asked("Do you have a ruler?"), "i do not have a ruler")).toBe(false);
    expect(hasNoFinding(asked("Does it hum when it is tilted?"), "never tilted it")).toBe(true);
    expect(hasNoFinding(asked("Does it hum when it is tilted?"), "never hummed")).toBe(false);
  });
});

describe("a part that the question takes for granted", () => {
  const lid = asked("Does the lid close?");
  const spare = asked("Does it work with another battery?");

  it("is not there", () => {
    const none = `there is no lid; there are not any lid; there was not a lid; mine has no lid; it hasn't got a lid; had no lid; got no lid; with no lid; comes with no lid; no lid; it's red, no lid; doesn't have any lid; have not got a lid; not fitted with a lid; without a lid; without any lid; it's without lid; not another lid; not own a lid; mine only has a flap; it only comes with two; ours only has one; my kettle only got the flap; this one only have an edge`;
    expect(list(none).filter((text) => !lacksThePart(lid, toPlainWords(text)))).toEqual([]);
    const there = `the lid closes; no; no dust in it; not bad`;
    expect(list(there).filter((text) => lacksThePart(lid, toPlainWords(text)))).toEqual([]);
  });

  it("is the only one", () => {
    const only = `haven't got another; no have a spare; never had any other; not own a second; I don't have anything else; do not have a different one; not got a new one; I only have one; only got the one; only own this one; only have got the 1; no spare; no other; not a spare`;
    expect(list(only).filter((text) => !lacksThePart(spare, toPlainWords(text)))).toEqual([]);
    expect(lacksThePart(lid, "only got the one")).toBe(false);
    expect(lacksThePart(spare, "no other battery works")).toBe(false);
  });
});
