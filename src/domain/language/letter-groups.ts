/** Each weight is a digit from 0 to twice this; this itself is "neither for nor against". */
export const highestWeight = 3;

/**
 * Groups of three letters, "^" and "$" being the ends of a word, behind the weights of English, German,
 * Dutch and French. `npm run fit:language` prints them anew from our own words.
 */
const table = `
0434 uss
0650 cht
1146 eur
1155 deu
1163 je$
1254 gee
1334 leu
1335 ^et fon teu
1344 nie ude
1361 aar
1415 au$
1434 omm tei
1442 ege
1443 ebr eil gez nen raf
1451 ^ka akt eid ekn kop tge tst
1453 erd
1514 feu uer
1515 hau
1523 chn
1533 och
1541 ^ku ^zu fge geh rsc sge zel
1542 abe eru gel gt$ ich
1543 ebe ieg
1551 ^kl ^ko ^kr eko ekt geb gek gep kab kom kra kri ktr lek mt$ rbr
1552 kel
1561 kt$
1615 auf
1631 itz
1641 eis lei tze
1651 sch
2153 luc rui
2155 uis
2163 roe
2225 aqu ee$
2226 ^ec du$ eau ez$ oir oue oui ouv seu
2234 is$
2235 ait eus omb rul upe ur$
2244 ete ond tie
2253 oel vas
2262 ^aa ^ui ^vl aad aag aai aak aal aat eke ekk gev ij$ ijk ikt laa lij loe oed oet okk raa rij taa tje uk$ uur voe zet
2263 oei
2324 ech
2325 ule
2333 ele tro
2334 aut bru err ett he$ ie$ ier lle mon rme te$
2335 aud
2343 ^ga ^vo amp bra cho ela end lam nde ran rde tel
2344 ien
2352 maa ruk tek
2362 aan kke
2423 tec
2424 dec iss mor rei ris
2432 chu ger
2433 ach ann ert esc lie rad ren rie rom sen uch
2434 che sse
2441 chr en$ gas
2442 ^er ede el$ erb
2443 ^ve den gen len
2450 erk ken
2451 ^ge ik$ kla kna pt$ tof
2452 haa kan kas rek
2513 aus tt$ urc
2523 ^au asc dur eue fen hen tet
2524 efa ein
2531 ^ei lau
2532 ehe
2541 ^ze eit hei ig$ tsc zen
2542 kte sst vor
2551 dru
2613 auc
2622 abg ahr aht aub bge bt$ chg chw ckt etz euc fah gef hge hla hle hmo hne hr$ nnt ohr opf rah tau tz$ tzt ufe uft usc usg utz zt$ zun
2623 chl
2631 rau
2632 koc
3044 oud
3053 ^on
3054 uit
3116 iqu oup
3125 anc onc
3134 ^go cen don irc lev ud$
3135 bou cte cui ecl ees eti fum sec tou uil
3143 ^do ^va
3144 ^ac acc afe ccu cel ici pte rmi tac van vis
3152 ^af
3153 iet oon val
3154 lui
3161 doo
3215 que
3224 ^re ise nt$ on$
3225 ^pe onn re$ rti see ue$ ute ux$
3226 ais lai
3234 ^bo ^de ^ja ^ma ^mo ^pi ^pl ^to ^vi ant app art ati de$ eme ide it$ met omp ont par pre ron ton ure
3235 ouc rre
3242 an$ ar$ ets ope
3243 ape ol$ pen rd$ spe ven
3251 ^zo
3252 ^op hak toe
3262 ek$ koo
3314 ^im ssu une
3315 lis ndu ral ssi uet
3324 ^ar ^en ^fr ^sa des ent ess fre ge$ il$ lec me$ ne$ ole pe$ rep ret rne rte se$ tes uff ume us$ ut$
3332 ^ha ers nd$ str
3334 cha
3341 dra rwa sle
3342 ^be and ast at$ del der em$ its lap lig os$ pan rm$ spa sto ten
3343 ver
3351 eer erw og$ rik rok sla
3352 slu
3404 ^fu
3413 aff
3414 be$ fe$ rch rse
3422 ber ch$ sag
3423 ^an amm ass ern fer rat roc
3431 dam erh ht$
3432 ^du ^sc ade ank ben bre era isc itt lic los nst ste
3433 ang her nge
3440 elt
3441 ^na ^za ^zi alm ask bbe bet bik eg$ erl get had inn ker kli kni lt$ mel rke rlo sam spr st$ stu wan
3442 ges lad off
3450 rst
3451 bes eld
3504 ^fe
3512 hut
3513 fac hal run sei
3514 ^ab
3521 ems
3522 eiz fun nac
3531 alt leb lte nsc umm wei
3532 luf
3540 bel ft$
3541 hte nke zer
3613 ruc ube
3622 ^ub chm sic
4034 har
4035 ect
4044 eve ree
4053 ake
4115 arg ctr enc ifi oin oul sou squ
4116 cou
4124 ^ca ail ane can ffl
4125 ^ap ^ch ave cla mbe nce our ous pli pou rou
4133 hot idi
4134 ^ci ^co air bul cli com con cro dif emo evi ica icr jus ndo ong ott oug rel vel
4135 ^ce ^ou cas out
4142 din een ove
4143 bee ct$ hou lop op$ ple tti vin
4144 act hee mid pee rap
4151 ^sn ak$ ep$ hoo hro ood oom oos
4152 ^ov ook roo
4161 oor
4214 ali san
4215 ign inc ire nch
4224 ^fo ^pr ^so ^su abl car cor dis es$ for ill ns$ one pho rec res sin
4225 arc cap cat cle eco fai ibl mai mpl nct noi ois pos ula
4232 ome
4233 ^th ^ti al$ ard bin ds$ gra lin ls$ pro rac rs$ thi tin ts$
4234 ^pa ^po ace ate col int les lli
4241 boo olt
4242 ^sm ap$ id$ oot
4243 blo dro spo
4251 dde eek
4252 lak mp$ nip oes of$ oof oop opt too
4304 lac
4305 ion tio
4313 ^pu
4314 ^at ^nu ^qu ^se ^tu ble hat ied ina mal ses sio sur usi
4315 arr ir$
4322 ash owe
4323 ^fi ^mi ^no ins ll$ spi utt
4324 ^ex le$ nes tab use
4331 ^sp ads ewe ewi fol
4332 ^bu ^hi ^ho ^lo gin hin ind nk$ ppe rin sta sti tor wer
4333 ^di
4340 ^kn
4341 ad$ als ars ats bed eet els ged gge ize ket kno lde oft oke opp or$ rk$ slo sme top wat
4342 ^dr am$
4351 ld$ ool
4413 ^gu ff$ hor hos lun not ose rum sit tur ust
4414 fus
4421 fee
4422 ack ck$ rus
4423 ^fa loc ner
4430 ke$
4431 ^of fli fra fte ift ink ipp ndl put ug$ was wel
4440 ^ke ^st ^wa ^we ^wi kle war
4441 ^he ^ki bla ike ngs om$
4503 ss$
4511 hre unk
4521 eck fal
4522 aft chs fas hwa tun
4611 uck ung
5024 ^cr
5025 ce$
5114 cre ps$
5115 ^cu cal urn
5124 cra cti hes ice rai sca
5125 ^cl ve$
5141 igh old red
5143 ip$
5151 ^sl eel loo
5213 lea
5222 ^sq ^up aps arp ays bbl cru eas ery ew$ his how ky$ loa mov ows ppi sid tly unc whe whi wn$ ws$ yin ys$
5223 ^sw ded ean itc ive lid lou oth rea rew rid sh$ shi tch th$ tim
5224 ^ea ain ath ces clo cur hai hum mbl nec pic qui riv sea tea tto wit
5231 hea ted
5232 dri eal ips ish key sho thr
5233 ic$ pea
5241 ing
5242 aki cto eed eep gs$ ned nin od$ ork
5313 swi
5321 eak
5322 ay$ cki hol ray ugh umb ush wed
5323 aye ped
5331 ^wo dge dle ead led ng$ sha tic
5332 atc oun rip tle ttl win yer
5340 kin
5341 sli wor
5403 ^un
5411 cks
5421 ock she
5422 ark bac ckl flo izz kes lls row spl ump
5511 ick und
5611 cke
6114 ^sh
6132 ed$
6141 ks$
6222 ^wh ght hed ked low ly$ ow$ own ry$ scr sed ty$
6223 ear
6322 eat
`;

/** What a group says for each of the four languages. */
export const letterGroups: ReadonlyMap<string, readonly number[]> = new Map(
  table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [digits = "", ...groups] = line.split(" ");
      const weights = Array.from(digits, (digit) => Number(digit) - highestWeight);
      return groups.map((group) => [group, weights] as const);
    }),
);

/** The groups of a lower-case word without accents. */
export function groupsIn(word: string): string[] {
  const bounded = `^${word}$`;
  return Array.from({ length: Math.max(0, bounded.length - 2) }, (_, at) =>
    bounded.slice(at, at + 3),
  );
}
