import { defineFault } from "~/domain/handbook/playbook";

const bellSilent = defineFault({
  id: "bicycle-bell-silent",
  name: "has a bell that does not ring",
  weight: 2,
  says: ["bell does not ring", "bell only clicks", "bell sounds dull", "lever of the bell stuck"],
  causes: {
    cap: {
      name: "a loose cap",
      short: "the cap",
      weight: 6,
      why: "The cap has to hang free to sound. With a loose screw it rests on the base.",
      check: {
        do: "Hold the base and wiggle the cap.",
        finds: "the cap rattles or touches the base",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 5,
        euros: [0, 0],
        tools: [{ name: "Small screwdriver", instead: "the tip of a table knife" }],
        steps: [
          {
            action: "open",
            title: "Turn the cap off",
            how: "Hold the base and turn the cap to the left.",
            fallsOut: "A thin washer may stick to the cap.",
          },
          {
            action: "adjust",
            title: "Tighten the screw in the middle",
            how: "Turn it to the right with the screwdriver until it is firm.",
            see: "a screw that no longer moves by hand.",
          },
          {
            action: "test",
            title: "Ring it",
            how: "Turn the cap on again, washer first, and strike the lever.",
            see: "a clear tone that lasts.",
          },
        ],
      },
    },
    lever: {
      name: "a rusty lever",
      short: "the lever",
      weight: 4,
      why: "Rain gets under the cap, and rust holds the lever back.",
      check: {
        do: "Push the lever slowly and let it go.",
        finds: "it comes back slowly or not at all",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 10,
        euros: [0, 4],
        tools: [{ name: "Thin oil" }, { name: "Old toothbrush" }],
        steps: [
          {
            action: "clean",
            title: "Brush the rust off",
            how: "With the cap off, rub lever and cogs with the toothbrush.",
          },
          {
            action: "lubricate",
            title: "Oil the pin of the lever",
            how: "One drop of oil, then move the lever twenty times.",
            see: "a lever that springs back by itself.",
          },
          {
            action: "reassemble",
            title: "Put the cap on",
            how: "Turn it to the right by hand, and wipe the outside dry.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the bell's cap rattle when you wiggle it?",
      answers: {
        yes: {
          means: "the cap is loose",
          heard: ["cap is loose", "rattles"],
          when: { cap: "always", lever: "rarely" },
        },
        no: { means: "the cap sits firmly" },
      },
    },
    {
      ask: "Does the bell's lever spring back when you let it go?",
      answers: {
        yes: { means: "the lever springs back", when: { cap: "often", lever: "rarely" } },
        no: { means: "the lever stays behind", heard: ["lever stuck"] },
      },
    },
    {
      ask: "Has the bicycle stood in the rain for long?",
      answers: {
        yes: { means: "it stood in the rain", heard: ["rain", "rusty"], when: { lever: "often" } },
        no: { means: "it stood dry" },
      },
    },
  ],
  safety: ["Ring it while you stand, not on your first ride."],
  prevention: ["A drop of oil on the lever each spring keeps rust away."],
  stopWhen: ["The clamp is cracked: a new bell costs less than the mend."],
});

export { bellSilent };
