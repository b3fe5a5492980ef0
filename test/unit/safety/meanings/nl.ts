import type { Meanings } from "./meanings";

export const dutch: Meanings = {
  "wat je voelt": {
    danger: `wasmachine: ik krijg een schok als ik hem aanraak; lamp: het metaal staat onder stroom; broodrooster: je voelt een tinteling in je vingers; strijkijzer: gaf me een flinke tik;
      versterker: de behuizing staat onder spanning; koelkast: lichte schokjes bij aanraking; boormachine: kreeg een stroomstoot; oven: het prikt in mijn hand als ik de kraan vasthoud`,
    harmless: `radio: bromt; naaimachine: draadspanning klopt niet; film: schokkerig beeld; fiets: schokdemper lekt; klok: tikt niet meer; massageapparaat: trilt nauwelijks; trui: prikt;
      mixer: draait met schokken; televisie: komt niet onder spanning; gitaar: snaar zoemt`,
  },
  "wat de stroom doet": {
    danger: `waterkoker: de aardlekschakelaar springt eruit; oven: hoofdzekering springt; vaatwasser: de stoppen slaan door; droger: kortsluiting; kerstverlichting: bij regen valt de differentieel uit;
      kachel: hele huis zat zonder stroom; stofzuiger: maakt kortsluiting; koffiezetapparaat: de zekering slaat af zodra hij opwarmt; ventilator: doet de aardlek uitslaan`,
    harmless: `lamp: zekering is goed, lampje vervangen; tas: sluiting kapot; televisie: valt na een uur uit; cd-speler: springt over; laptop: valt stil; deksel: springt open; stofzuiger: slaat af na tien minuten;
      radio: slechte aansluiting; pan: deksel sluiting los; föhn: thermische zekering vervangen`,
  },
  "hitte, rook en vuur": {
    danger: `mixer: er komt rook uit; stofzuiger: brandlucht; lamp: de fitting is gesmolten; broodrooster: vloog in brand; boormachine: vonken bij de motor; adapter: is ontploft; föhn: ruikt verbrand;
      stekkerdoos: schroeiplekken; wasmachine: harde knal en toen niets meer; strijkijzer: snoer verschroeid; naaimachine: pedaal rookt; televisie: stinkt naar verbrand plastic; verlengsnoer: wordt gloeiend heet`,
    harmless: `lamp: brandt niet; aansteker: geeft geen vonk; rookglas tafel: kras op het glas; toaster: toast verbrand; koelkast: ruikt muf; föhn: blaast alleen koude lucht; camera: flitst niet; waxinehouder: kaarsvlam dooft;
      kachel: geen rook en geen geur, blijft koud; luidspreker: ruist; jas: brandweerrood, rits stuk; kaasfondue: kaas gesmolten; lampje: gloeilamp stuk; computer: firewall meldt een fout`,
  },
  "snoer, water, accu, gas": {
    danger: `heggenschaar: door het snoer geknipt; lamp: de hond heeft het snoer doorgebeten; strijkijzer: blote draden zichtbaar; stofzuiger: snoer is gerafeld; radio: in bad gevallen;
      lamp: water loopt in het stopcontact; telefoon: accu opgezwollen; laptop: batterij staat bol; powerbank: wordt heet tijdens het opladen; elektrische fiets: ik wil de cellen vervangen in de accu;
      gasfornuis: het ruikt naar gas; geiser: hoofdpijn als hij aan staat; kachel: de co-melder ging af; koelkast: met een mes het ijs doorgeprikt en het sist; step: accu begon te roken en walmt`,
    harmless: `koptelefoon: kabel kapot bij de stekker; telefoon: laadkabel stuk; fiets: remkabel gerafeld; gordijn: koord gebroken; telefoon: batterij gaat snel leeg; bureaustoel: zakt; regenjas: laat water door;
      koffiezetapparaat: lekt water; stofzuiger: snoer oprollen gaat niet; afstandsbediening: batterijen leeg; tablet: scherm gebarsten; tuinslang: lekt bij de kraan`,
  },
  "veiligheid en kracht": {
    danger: `magnetron: draait niet; beeldbuis tv: geen beeld; cirkelzaag: blijft draaien als ik de knop loslaat; wasmachine: kan ik de deurschakelaar overbruggen; kachel: zekering vervangen door zilverpapier;
      fietshelm: barst na val; autostoel: gordel klemt; rookmelder: piept; auto: rempedaal zakt door, de rem pakt niet; fiets: barst in het frame; fiets: remt niet meer; rolstoel: rem kapot; traplift: doet niets;
      garagepoort: veer gebroken; luchtbuks: trekker zit vast; golfplaten dak: asbest gebroken`,
    harmless: `kinderwagen: kap gescheurd; speelgoedauto: stuur los; helmlamp: doet het niet; waterpistool: lekt; magnetronschaal: barst; stoel: poot los; rits: klemt; schaar: bot; pop: arm eraf; klok: loopt achter`,
  },
  "zoals men het vertelt": {
    danger: `frituurpan: kabel ligt open en je ziet de draadjes; haardroger: er sloeg een vlam uit;
      wasmachine: als ik de kraan en de machine tegelijk aanraak tintelt het; stopcontact: zwart rond de gaatjes;
      gsm: achterkant komt los want batterij is dik; e-bike: accu viel en sist nu;
      gaskachel: ik word er suf van en heb hoofdpijn; kettingzaag: blijft doordraaien na loslaten;
      stoofpan elektrisch: alle stroom in huis valt weg; oude tv: beeldbuis maakt knetterend geluid;
      auto: remmen doen het niet; fiets: voorvork heeft een scheur; droger: deurschakelaar overbrugd;
      snelkookpan: ventiel verstopt; plafondlamp: knippert; trapladder: sport gebroken`,
    harmless: `paraplu: balein gebroken; koffiezetter: pruttelt lang; radio: antenne af; stofzuiger: wiel eraf;
      lamp: kap gescheurd; boormachine: boorkop zit vast; telefoon: scherm kapot; knuffel: naad open;
      fiets: ketting valt eraf; fohn: blaast niet hard`,
  },
};
