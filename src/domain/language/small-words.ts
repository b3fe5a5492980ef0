/** Words that may stand between the words of a phrase without a change of its meaning. */
export const smallWords: ReadonlySet<string> = new Set(
  `a an the my your its his her our their this that these those some it is are was were be been being has have had
  has now just also all very really quite slightly rather so too bit little completely totally partly half nearly
  almost badly clearly still always often sometimes again keeps kept started starts got gets gone went goes
  getting get feel feels run runs turn turns turned going become becomes of in on at to from with and or as inside own old one two whole slowly suddenly
  i you we they he she so then when while where there here up down back through over under
  der die das dem den des ein eine einen einem einer ist sind war waren wird wurde werden worden hat haben ganz
  sehr etwas leicht stark schon immer wieder noch auch so richtig total vom von am im an auf aus mein meine und
  zum zur beim ins ans aufs man ich er sie es wir mir mich sich dann wenn da hier hinten unten oben vorne dran jetzt bei uber unter durch mal doch zu um
  de het een is zijn was waren wordt werd worden heeft heel erg beetje licht helemaal al altijd steeds weer nog
  ook mijn je ik we hij ze me dan als bij naar om te door over tot achter onder boven daar hier nu zo waar wat dat die die van aan in op uit en er
  le la les l un une des du d mon ma mes est sont etait a ont ete tout toute tous tres un peu completement
  legerement toujours encore deja aussi et de au aux en dans sur par se s y je j on il elle me m ca ce c qui que avec pour quand dessous derriere dedans la maintenant`.split(
    /\s+/,
  ),
);
