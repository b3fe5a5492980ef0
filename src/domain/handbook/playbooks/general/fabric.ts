import { defineFault } from "~/domain/handbook/playbook";
import type { Fault } from "~/domain/handbook/playbook";

/** For anything of cloth, leather or yarn that no page fits. */
export const generalFabric = (thing: string): Fault =>
  defineFault({
    id: "general-fabric",
    name: "came apart or wore through somewhere",
    weight: 1,
    says: ["damaged"],
    causes: {
      thread: {
        name: "thread that has given way while the material is sound",
        short: "the thread",
        weight: 5,
        why: "Thread is the weakest part on purpose: it gives before the cloth does, and it is the cheapest to renew.",
        check: {
          do: "Lay the two edges together and look at the old stitch holes.",
          finds: "the edges meet and nothing but thread is missing",
          minutes: 1,
        },
        repair: {
          difficulty: "Easy",
          minutes: 30,
          euros: [0, 3],
          tools: [
            { name: "Needle" },
            { name: "Strong polyester thread", instead: "unwaxed dental floss on thick material" },
            { name: "Small scissors" },
            { name: "Pins", instead: "clothes pegs or paper clips" },
          ],
          steps: [
            {
              action: "look",
              title: "Turn it inside out in good light",
              how: "Find where the old stitches are still firm, on both sides of the gap.",
              see: "a line of little holes.",
            },
            {
              action: "clean",
              title: "Pick out the loose thread",
              how: "Snip it with the scissors, and pull the ends out until they hold.",
            },
            {
              action: "sew",
              title: "Pin the edges and sew back stitch",
              how: "Begin 2 cm before the gap. Go forward two holes and back one, with the thread doubled, and end 2 cm behind it. Take the pins out as you come to them.",
              see: "a line without gaps, as tight as the old one.",
            },
            {
              action: "sew",
              title: "Fasten off",
              how: "Three small stitches on the spot, run the needle under the seam for 2 cm, and cut.",
              see: "no end that can work loose.",
            },
            {
              action: "test",
              title: "Pull across the seam",
              how: "Pull gently, then as hard as it will be used.",
              see: "the edges stay together.",
            },
          ],
        },
      },
      material: {
        name: "material that is worn thin or torn",
        short: "the material",
        weight: 4,
        why: "Where it rubs, the fibres are gone. A seam through thin cloth only makes a bigger hole, so it needs something behind it.",
        check: {
          do: "Hold it against a lamp.",
          finds: "light comes through around the damage",
          minutes: 1,
        },
        repair: {
          difficulty: "Moderate",
          minutes: 60,
          euros: [0, 6],
          tools: [
            {
              name: "Patch of similar weight",
              instead: "cloth from a hem or an old pair of trousers",
            },
            { name: "Needle and matching thread" },
            { name: "Scissors" },
            { name: "Chalk", instead: "a sliver of dry soap" },
          ],
          steps: [
            {
              action: "look",
              title: "Mark the thin area",
              how: "Draw round all that shows light, with chalk, not only round the hole.",
              see: "an area larger than you thought.",
            },
            {
              action: "open",
              title: "Cut the patch",
              how: "Cut it with the scissors 2 cm larger all round, with the threads running the same way. Round the corners.",
            },
            {
              action: "sew",
              title: "Tack it from behind",
              how: "Lay the patch under the damage, smooth both, and sew it down with long stitches of your needle, so that nothing slips.",
            },
            {
              action: "sew",
              title: "Cover the hole with rows of thread",
              how: "Run close rows back and forth over hole and rim, with your thread not too tight.",
              see: "a flat, slightly springy surface.",
            },
            {
              action: "test",
              title: "Move it as in use",
              how: "Bend, sit or lift.",
              see: "no pucker and no new tear at the rim.",
            },
          ],
        },
      },
      fastening: {
        name: "a fastening or strap that has torn out",
        short: "the fastening",
        weight: 3,
        why: "Buckles, straps and snaps pull on one point. First the cloth around that point gives, then the fastening comes off.",
        check: {
          do: "Pull lightly at the fastening and watch the cloth around it.",
          finds: "the cloth is pulled out of shape, or the fastening hangs on a few threads",
          minutes: 1,
        },
        repair: {
          difficulty: "Moderate",
          minutes: 45,
          euros: [0, 8],
          tools: [
            { name: "Strong needle" },
            { name: "Button thread", instead: "dental floss" },
            { name: "Piece of webbing or felt", instead: "a strip of old jeans or felt" },
            { name: "Thimble", instead: "a coin held in your palm" },
          ],
          steps: [
            {
              action: "look",
              title: "Find what has really failed",
              how: "Thread, cloth or the fastening itself: each has its own mend.",
              see: "which of the three is loose.",
            },
            {
              action: "sew",
              title: "Back the spot",
              how: "Put a piece of webbing or felt behind the place, larger than the damage, and sew round its edge.",
            },
            {
              action: "sew",
              title: "Sew the strap down as a box",
              how: "Sew a square with the button thread, then its two diagonals. Push with the thimble.",
              see: "a flat cross in a square.",
            },
            {
              action: "test",
              title: "Hang some weight on it",
              how: "Load it slowly with what it has to carry.",
              see: "the pull spread over the whole patch.",
            },
          ],
        },
      },
    },
    questions: [
      {
        ask: `Do the torn edges of the ${thing} still meet without pulling?`,
        answers: {
          yes: {
            means: "the edges still meet",
            heard: ["seam", "stitching", "unstitched", "come undone", "came undone"],
            when: { thread: "always", material: "rarely", fastening: "sometimes" },
          },
          no: { means: "the edges no longer meet", heard: ["hole", "worn through"] },
        },
      },
      {
        ask: `Is the material of the ${thing} thin or fluffy around the damage?`,
        answers: {
          yes: {
            means: "the material is thin around the damage",
            heard: ["worn", "thin", "threadbare", "frayed", "hole"],
            when: { material: "always", thread: "rarely", fastening: "sometimes" },
          },
          no: { means: "the material is firm around the damage" },
        },
      },
      {
        ask: `Is it a strap, a buckle, a button or another fastening of the ${thing} that came off?`,
        answers: {
          yes: {
            means: "a fastening came off",
            heard: ["strap", "buckle", "button", "snap", "popper", "hook", "handle", "velcro"],
            when: { fastening: "always", thread: "sometimes", material: "rarely" },
          },
          no: { means: "no fastening came off" },
        },
      },
    ],
    safety: ["Sew away from your other hand, and count the pins when you are done."],
    prevention: [
      "Mend it while the damage is small: a stitch in time is a true saying.",
      "Wash it closed and turned inside out.",
    ],
    stopWhen: [
      "It carries a person or protects one: harness, helmet and child seat are not mended.",
      "It is antique, silk or fur: ask a conservator or a good tailor.",
    ],
  });
