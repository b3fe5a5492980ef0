import { foldLetters } from "./normalize-text";
import type { Language } from "./recognise-language";

type Foreign = Exclude<Language, "en">;

/**
 * How people say in three languages what is wrong with a thing, each with the words in which pages of
 * the handbook say it. Letters are folded, ".." stands for up to four words that deny nothing, "*" begins or ends a word in any way.
 */
const troubles: Readonly<Record<Foreign, string>> = {
  de: `geht .. wieder auf, geht .. immer auf, geht .. selbst auf, geht .. alleine auf, springt .. wieder auf = opens again, comes open by itself;
    schalt* .. nicht .. ab, schalt* .. nicht .. aus, geht nicht .. aus = does not switch itself off;
    schalt* .. nicht .. ein, geht nicht .. an, lasst sich nicht einschalten = does not switch on; geht .. sofort .. aus, geht .. gleich .. aus, geht .. einfach aus, geht .. selbst .. aus, geht .. alleine .. aus, geht .. wieder aus, schalt* .. sofort .. ab, schalt* .. sofort .. aus, schalt* .. selbst .. ab, schalt* .. selbst .. aus, schalt* .. zu fruh = turns off too early, switches off too early; springt nicht an, startet nicht = does not start;
    tropft, undicht, leckt, lauft .. aus, verliert wasser = leaks; pumpt .. nicht ab, wasser .. steht, steht .. wasser, wasser bleibt = does not drain, water stays in the bottom;
    schleudert nicht = does not spin; heizt nicht, wird nicht .. heiss, wird nicht .. warm, bleibt kalt = does not heat; kuhlt nicht, nicht kalt = does not get cold;
    saugt .. nicht, saugt .. kaum, saugt schlecht, saugkraft = weak suction; ladt nicht, lasst sich nicht laden = does not charge; akku .. leer, akku halt = battery drains;
    dreht .. nicht = does not turn; klemmt, hangt fest = stuck; wackel*, locker = loose, wobbles; quietsch* = squeaks; schneidet nicht, schneidet kaum, schneidet schlecht, stumpf = blunt, does not cut; rostig, verrostet = rusty; brummt = hums; laut, larm* = noisy;
    lasst stiche aus, stiche aus = skips stitches; schlinge*, schlaufe* = thread loops under the fabric; faden .. reisst, fadenriss = thread breaks; gurt, trageriemen, tragegurt = strap coming away; naht, aufgetrennt = seam is open; loch, riss, zerrissen = has a hole, torn; knopf ab = button came off; kein bild = no picture; kein ton = no sound; rechts .. kein ton, links .. kein ton, auf einem ohr = no sound in one ear; nur links, nur rechts, auf einer seite = works on one side only; wackelkontakt, kabel .. wackel* = loose contact in the cable; rucklicht, rucklampe, vorderlicht, fahrradlicht = light not working; knistert, knackt = crackles, clicks;
    flacker* = flickers; leuchtet nicht, brennt nicht = does not light; druckt nicht = does not print; papierstau = paper jam; streifen = streaks;
    kein empfang = no reception; wlan = wifi; kette springt, kette rutscht = chain slips; platt*, verliert luft, luft .. raus, *reifen .. leer, *reifen .. luft = flat tyre, loses air; kette .. runter, kette fallt, kette springt .. ab = chain comes off; braun* fleck* = leaves brown stains; fleck* = leaves stains; uberhitzt, zu heiss = gets too hot; bremst .. nicht, bremst .. kaum, bremse* .. schwach = does not brake well; verkalkt = limescale; verstopft = blocked; bricht, abgebrochen = broken part; geschirr .. schmutzig, nicht sauber = does not clean;
    kuehlt nicht, wird nicht kalt = does not get cold; geht nicht .. zu, schliesst nicht = does not close; sohle .. lost, sohle .. ab, sohle lose = sole is coming off; display .. gesprungen, display .. gerissen, bildschirm .. gesprungen, bildschirm .. gerissen, glas .. gesprungen = screen is cracked; bleibt .. stehen = stops again and again; lauft nicht .. durch, lauft .. langsam durch, kein wasser .. durch, kommt kein wasser = no water comes through, only drops; geht nach, geht vor = loses time, runs slow; durchgesessen, durchgelegen = sags; speiche .. gebrochen = rib is broken, wheel has a broken spoke; strebe .. gebrochen = rib is broken`,
  nl: `gaat .. weer open, gaat .. steeds open, gaat .. vanzelf open, springt .. weer open = opens again, comes open by itself;
    slaat niet .. af, gaat niet .. uit, schakelt niet .. uit = does not switch itself off;
    gaat niet .. aan, springt niet aan = does not switch on; gaat .. meteen .. uit, gaat .. vanzelf .. uit, gaat .. steeds .. uit, slaat .. meteen .. af, slaat .. vanzelf .. af, slaat .. te vroeg, valt .. steeds uit, valt .. vanzelf uit = turns off too early, switches off too early; start niet = does not start;
    lekt, druppelt, verliest water = leaks; pompt niet, water .. staan, staat .. water, water blijft = does not drain, water stays in the bottom;
    centrifugeert niet = does not spin; wordt niet .. warm, wordt niet .. heet, verwarmt niet, blijft koud = does not heat; koelt niet, niet koud = does not get cold;
    zuigt .. niet, zuigt .. nauwelijks, zuigt slecht, zuigkracht = weak suction; laadt niet = does not charge; accu .. leeg, batterij .. leeg = battery drains;
    draait niet = does not turn; klemt, zit vast = stuck; wiebel*, los = loose, wobbles; piept = squeaks; knipt .. niet, snijdt .. niet, knipt slecht, snijdt slecht, bot = blunt, does not cut; roestig, verroest = rusty; bromt = hums; lawaai, herrie, luid = noisy;
    slaat steken over, steken over = skips stitches; lus, lussen, lusjes = thread loops under the fabric; draad breekt = thread breaks; schouderband*, draagband*, hengsel* = strap coming away; naad, losgetornd = seam is open; gat, scheur, gescheurd = has a hole, torn; knoop = button came off; geen beeld = no picture; geen geluid = no sound; rechts .. geen geluid, links .. geen geluid, in een oor = no sound in one ear; alleen links, alleen rechts, aan een kant = works on one side only; kabel .. beweeg = loose contact in the cable; achterlicht, voorlicht, fietslamp = light not working; kraakt = crackles, creaks;
    flikkert, knippert = flickers; brandt niet = does not light; print niet = does not print; papier vast = paper jam; strepen = streaks;
    geen ontvangst, geen zender*, komt .. zender = no reception; wifi = wifi; ketting slaat, ketting springt, ketting slipt = chain slips; lekke band, verliest lucht, *band .. leeg, *band .. zacht, *band .. plat = flat tyre, loses air; ketting .. af, ketting .. eraf, ketting valt = chain comes off; vlekken = leaves stains; oververhit*, te heet = gets too hot; remt .. niet, remt slecht = does not brake well; verkalkt = limescale; verstopt = blocked; afgebroken = broken part; vaat .. vuil, niet schoon = does not clean;
    loopt niet .. door, loopt .. langzaam door, komt geen water = no water comes through, only drops; scherm .. gebarsten, scherm .. gebroken, scherm .. kapot = screen is cracked; balein .. gebroken, balein .. kapot = rib is broken; loopt .. achter, loopt voor = loses time, runs slow; zool .. los = sole is coming off; doorgezakt = sags; hangt scheef = door hangs crooked; blijft .. stilstaan, staat .. stil = stops again and again; gaat niet .. dicht, sluit niet = does not close`,
  fr: `s ouvre tout seul, s ouvre toute seule, s ouvre sans arret, se rouvre = opens again, comes open by itself;
    ne s eteint .. pas, s eteint plus, s arrete pas, s arrete plus = does not switch itself off;
    ne s allume .. pas, s allume plus, s allume pas = does not switch on; s eteint tout de suite, s eteint tout seul, s eteint toute seule, s eteint aussitot, s arrete tout de suite, s arrete tout seul, s arrete toute seule, s eteint avant, s arrete avant = turns off too early, switches off too early; ne demarre .. pas, demarre plus, demarre pas = does not start;
    ne coupe pas, ne coupe plus, coupe mal, emousse* = blunt, does not cut; rouille, rouillee = rusty;
    fuit, fuite, goutte, perd .. eau = leaks; vidange .. pas, reste .. eau, eau .. stagne, y a .. de l eau, eau ne part plus, eau ne part pas, eau ne s en va plus, eau ne s en va pas, s ecoule plus, s ecoule pas, tambour reste plein, cuve reste pleine = does not drain, water stays in the bottom;
    essore pas, essore plus = does not spin; chauffe pas, chauffe plus, reste froid* = does not heat; refroidit pas, refroidit plus, plus froid = does not get cold;
    aspire .. pas, aspire plus, aspire mal, aspire peu = weak suction; charge pas, charge plus = does not charge; batterie .. vide = battery drains;
    tourne pas, tourne plus = does not turn; coince*, bloque* = stuck; branle*, desserre* = loose, wobbles; grince* = squeaks; ronfle*, bourdonne* = hums; bruit, bruyant* = noisy;
    saute des points, points sautes = skips stitches; fil casse, fil .. casse = thread breaks; bretelle*, bandouliere*, sangle* = strap coming away; couture, decous* = seam is open; trou, dechir* = has a hole, torn; bouton .. perdu = button came off; pas d image, plus d image = no picture; pas de son, plus de son = no sound; une oreille = no sound in one ear; d un seul cote, seulement a gauche, seulement a droite = works on one side only; faux contact = loose contact in the cable; feu arriere, feu avant, lumiere arriere, lumiere avant = light not working; gresille = crackles;
    clignote, vacille = flickers; eclaire pas, eclaire plus = does not light; imprime pas, imprime plus = does not print; bourrage = paper jam; rayures = streaks;
    plus de reception = no reception; wifi = wifi; chaine saute = chain slips; pneu .. plat, creve*, pneu .. degonfl*, perd .. air, degonfle tout = flat tyre, loses air; chaine deraille, chaine saute .. dehors, chaine tombe = chain comes off; taches brun*, taches marron = leaves brown stains; taches = leaves stains; surchauffe, trop chaud* = gets too hot; freine pas, freine mal, freine plus = does not brake well; entartre*, calcaire = limescale; bouche* = blocked; casse* = broken part; vaisselle .. sale, lave mal = does not clean;
    fait plus de froid, fait pas de froid = does not get cold; coule plus, coule pas, passe plus, passe pas = no water comes through, only drops; ecran .. casse, ecran .. fissure, vitre .. cassee = screen is cracked; tactile .. repond plus, ecran .. repond plus, ecran .. repond pas = touch screen does not respond; baleine = rib is broken; semelle = sole is coming off; affaisse* = sags; retarde, avance de = loses time, runs slow; tient plus la charge, tient pas la charge = battery drains; se ferme plus, se ferme pas, ferme plus = does not close`,
};

const bounded = (phrase: string) =>
  phrase
    .trim()
    .split(/\s+/)
    .map((word) =>
      word === ".."
        ? String.raw`(?:(?!(?:nicht|niet|pas|plus) )\w+ ){0,4}`
        : `${word.replace("*", String.raw`\w*`)} `,
    )
    .join("");

const read = (language: Foreign) =>
  troubles[language].split(";").map((line) => {
    const [said = "", means = ""] = line.split("=");
    return {
      said: new RegExp(` (?:${said.split(",").map(bounded).join("|")})`),
      means: means.trim(),
    };
  });

/** What a complaint in another language says is wrong, in the handbook's English; empty where nothing is known. */
export function troubleInEnglish(language: Foreign, issue: string): string {
  const text = ` ${foldLetters(issue.toLowerCase())
    .replace(/[^a-z0-9]+/g, " ")
    .trim()} `;
  return read(language)
    .filter(({ said }) => said.test(text))
    .map(({ means }) => means)
    .join(". ");
}
