import { expect, it } from "vitest";
import { findItems } from "~/domain/handbook/item-features";

it.each([
  ["printer", "Drucker, Tintenstrahldrucker, imprimante"],
  ["hair-dryer", "Föhn, sèche-cheveux"],
  ["power-tool", "Bohrmaschine, boormachine, perceuse"],
  ["zip", "Reißverschluss, fermeture éclair"],
  ["record-player", "Plattenspieler, platenspeler, tourne-disque"],
  ["remote-control", "Fernbedienung, afstandsbediening, télécommande"],
  ["pushchair", "Kinderwagen, poussette"],
  ["doorbell", "Türklingel, deurbel, sonnette"],
  ["spectacles", "Brille, lunettes"],
  ["monitor", "Bildschirm, beeldscherm"],
  ["keyboard-mouse", "Tastatur, toetsenbord"],
  ["radio", "Kofferradio, wekkerradio, poste de radio"],
  ["bicycle", "Rennrad, racefiets, kinderfiets, VTT"],
  ["bicycle", "Fiets van mijn dochter, de fiets van haar"],
  ["garment", "Strickjacke, trui, pull en laine"],
])("knows a %s by its German, Dutch and French names: %s", (kind, names) => {
  const found = names.split(", ").map((name) => findItems(name, "")[0]?.kind?.id);
  expect(found).toEqual(found.map(() => kind));
});
