// A table that a script writes, one line a sign.
/* oxlint-disable max-lines */
/**
 * What each sign of an answer is worth for its settling anything, and for its settling it by a yes, in
 * hundredths of logarithms of odds. Written by `npm run fit:answers -- --write`, which fits them to
 * answers written for it.
 */
export const answerWeights = `
$|10|-4
, ASKED|26|-3
, NUMBER $|6|5
, NUMBER|5|-10
, PERSON|-11|0
, TRIED|12|24
, all|-8|-12
, always|8|-1
, and it|4|8
, and|0|-8
, a|-5|-18
, but|3|20
, can not|-6|0
, can|-6|0
, dead|8|-2
, does|-10|0
, do|-11|0
, even|6|-8
, it is|7|-7
, it just|25|0
, it was|7|0
, it|6|-6
, i|-17|-3
, just|13|-5
, my PERSON|7|0
, never|4|11
, no ASKED|7|19
, no idea|-6|0
, not a|5|-2
, nothing $|3|-3
, nothing|27|-11
, not|-2|-8
, no|-2|-9
, only|21|-2
, same $|3|7
, same|3|12
, still|12|-14
, then|5|12
, the|14|-3
, you|-3|5
,|0|-32
= like +|-9|12
= like -|2|-9
= like|-20|49
= means +|20|-37
= means -|7|29
= means|6|-13
= phrases +|57|6
= phrases -|47|-27
= phrases|21|23
= said +|93|61
= said -|87|-55
= said|6|69
= sayings +|73|13
= sayings -|95|-43
= sayings|2|77
= states +|69|5
= states -|105|-61
= states|24|60
= well +|69|-34
= well -|47|-28
= well|44|-11
? $|-43|0
?|-58|0
@$|10|-4
@, $|-37|5
@, ASKED x|5|1
@, ASKED|17|9
@, FORNO $|8|-8
@, FORNO ,|0|11
@, FORNO FORNO|2|-5
@, FORNO x|9|-2
@, FORNO|17|-7
@, FORYES $|4|8
@, FORYES ,|2|-27
@, FORYES FORNO|1|-6
@, FORYES FORYES|1|14
@, FORYES x|-8|-28
@, FORYES|13|20
@, all x|2|-6
@, all|-8|-12
@, and FORYES|1|6
@, and it|4|8
@, a|-5|-18
@, but|3|20
@, can not|-6|0
@, can|-6|0
@, does|-10|0
@, do|-11|0
@, even|6|-8
@, i x|-10|-11
@, it is|6|-7
@, it just|25|0
@, it was|7|0
@, it x|-18|0
@, it|5|-6
@, i|-17|-3
@, just x|10|-1
@, just|13|-5
@, my x|7|0
@, not $|6|-9
@, not FORNO|-1|7
@, not FORYES|9|26
@, not a|5|-2
@, not x|-15|-45
@, not|23|-20
@, only|21|-2
@, same $|3|7
@, same x|6|1
@, same|3|12
@, still x|6|-14
@, still|12|-14
@, the FORYES|-15|27
@, the x|36|-13
@, then|5|12
@, the|14|-3
@, x $|11|-50
@, x ,|16|18
@, x FORNO|3|-37
@, x FORYES|-4|-9
@, x it|11|-1
@, x x|-9|-19
@, x|34|-17
@, you|-3|5
@,|-13|-32
@ASKED $|-35|-13
@ASKED ,|1|-5
@ASKED ASKED $|7|0
@ASKED ASKED|2|14
@ASKED FORNO $|-1|11
@ASKED FORNO|-11|11
@ASKED FORYES $|6|2
@ASKED FORYES|17|40
@ASKED and it|8|10
@ASKED and|18|14
@ASKED any|13|0
@ASKED does|6|0
@ASKED for|-9|0
@ASKED has not|-11|0
@ASKED has|-14|0
@ASKED in|-10|0
@ASKED is x|1|16
@ASKED is|-6|20
@ASKED it $|-15|0
@ASKED it x|15|-29
@ASKED it|35|-46
@ASKED like|3|3
@ASKED not|-5|-2
@ASKED off|-9|0
@ASKED on|-10|-8
@ASKED out|-12|-2
@ASKED so|-13|0
@ASKED that|-11|0
@ASKED the x|10|12
@ASKED the|9|12
@ASKED to x|13|0
@ASKED will not|-15|0
@ASKED x $|32|8
@ASKED x x|-11|-26
@ASKED x|10|-25
@ASKED|-5|-1
@FORNO $|33|-44
@FORNO , FORNO|3|8
@FORNO , FORYES|1|-8
@FORNO , it|-2|-6
@FORNO , not|18|21
@FORNO , x|11|3
@FORNO ,|25|-6
@FORNO ASKED $|-8|0
@FORNO ASKED|-14|-3
@FORNO FORNO $|2|-5
@FORNO FORNO ,|6|13
@FORNO FORNO x|5|-3
@FORNO FORNO|23|29
@FORNO FORYES $|-1|-13
@FORNO FORYES ,|1|7
@FORNO FORYES and|3|-4
@FORNO FORYES|2|-19
@FORNO a x|4|-4
@FORNO all the|2|-14
@FORNO all|5|-12
@FORNO and FORNO|3|9
@FORNO and x|1|-16
@FORNO and|5|14
@FORNO are|4|35
@FORNO as a|2|25
@FORNO as|7|7
@FORNO at|0|11
@FORNO a|5|-33
@FORNO been|-6|-2
@FORNO down|-2|23
@FORNO even|0|9
@FORNO for|4|-7
@FORNO i x|2|6
@FORNO in $|3|6
@FORNO in|9|-14
@FORNO it $|22|3
@FORNO it every|1|-6
@FORNO it x|-7|-6
@FORNO it|-18|18
@FORNO i|7|12
@FORNO not|4|3
@FORNO of the|10|-5
@FORNO off $|7|6
@FORNO off|1|6
@FORNO of|10|-8
@FORNO on $|12|-4
@FORNO on it|14|4
@FORNO on the|3|-8
@FORNO one $|13|0
@FORNO one is|7|-13
@FORNO on|19|-37
@FORNO out $|-26|16
@FORNO out|-24|-8
@FORNO that|32|-12
@FORNO the FORYES|4|-23
@FORNO the same|2|-5
@FORNO the x|18|6
@FORNO them|5|24
@FORNO the|30|-24
@FORNO to|-25|-16
@FORNO up|-13|-4
@FORNO was|5|27
@FORNO when i|3|-20
@FORNO when|4|-36
@FORNO where|5|-17
@FORNO with a|-13|3
@FORNO with|7|-1
@FORNO x $|-5|-2
@FORNO x ,|-1|-22
@FORNO x and|6|7
@FORNO x in|21|27
@FORNO x x|-9|-12
@FORNO x|-10|-18
@FORNO|56|-63
@FORYES $|30|-30
@FORYES , FORYES|4|-9
@FORYES , all|2|-10
@FORYES , and|9|3
@FORYES , it|8|8
@FORYES , just|-12|-3
@FORYES , not|6|-2
@FORYES , same|13|11
@FORYES , the|5|4
@FORYES , x|13|11
@FORYES ,|40|34
@FORYES ASKED|3|-11
@FORYES FORNO $|10|-9
@FORYES FORNO ,|0|-11
@FORYES FORNO FORNO|1|-5
@FORYES FORNO and|1|-11
@FORYES FORNO i|9|10
@FORYES FORNO x|-32|-10
@FORYES FORNO|-24|-34
@FORYES FORYES $|8|-2
@FORYES FORYES ,|-11|35
@FORYES FORYES FORYES|11|19
@FORYES FORYES and|4|14
@FORYES FORYES by|3|3
@FORYES FORYES from|-12|7
@FORYES FORYES in|5|2
@FORYES FORYES it|14|8
@FORYES FORYES like|4|6
@FORYES FORYES not|14|-10
@FORYES FORYES off|-15|1
@FORYES FORYES on|13|22
@FORYES FORYES the|3|3
@FORYES FORYES up|1|5
@FORYES FORYES x|18|-46
@FORYES FORYES|54|51
@FORYES a FORYES|11|15
@FORYES a x|9|7
@FORYES about $|3|5
@FORYES about|-11|5
@FORYES after|9|12
@FORYES all over|3|-3
@FORYES all|7|-4
@FORYES and FORNO|1|-13
@FORYES and FORYES|8|-18
@FORYES and it|10|5
@FORYES and not|-3|25
@FORYES and the|2|-10
@FORYES and x|7|9
@FORYES and|12|3
@FORYES any|-17|-2
@FORYES are FORNO|4|-7
@FORYES are all|7|-11
@FORYES are|-16|-35
@FORYES as a|3|7
@FORYES as it|1|-7
@FORYES as i|2|5
@FORYES as x|2|39
@FORYES as|15|28
@FORYES at all|4|-3
@FORYES at the|-8|-2
@FORYES a|7|17
@FORYES back $|5|7
@FORYES back|11|-11
@FORYES but|11|23
@FORYES by the|5|1
@FORYES by|2|10
@FORYES did|10|0
@FORYES does not|0|-10
@FORYES does|0|-10
@FORYES down $|1|-14
@FORYES down|1|-10
@FORYES do|-15|0
@FORYES every|10|1
@FORYES for a|6|-11
@FORYES for|2|-6
@FORYES from the|-9|-3
@FORYES from x|-11|0
@FORYES from|-17|7
@FORYES has|-23|11
@FORYES in $|4|-23
@FORYES in ,|11|5
@FORYES in FORYES|-16|4
@FORYES in it|-7|15
@FORYES in that|15|14
@FORYES in there|-7|0
@FORYES in the|5|9
@FORYES in x|-4|3
@FORYES into|-15|5
@FORYES in|15|21
@FORYES is FORNO|2|5
@FORYES is FORYES|4|8
@FORYES is all|-13|27
@FORYES is x|-6|-3
@FORYES is|-20|11
@FORYES it $|-22|-25
@FORYES it ,|18|-5
@FORYES it FORYES|24|3
@FORYES it and|-3|3
@FORYES it is|6|13
@FORYES it on|2|-21
@FORYES it to|5|2
@FORYES it x|8|8
@FORYES it|7|-12
@FORYES i|7|-1
@FORYES just x|5|4
@FORYES just|6|7
@FORYES like FORYES|2|9
@FORYES like a|4|14
@FORYES like x|10|7
@FORYES like|9|38
@FORYES my x|8|-15
@FORYES my|10|-21
@FORYES not FORNO|11|-10
@FORYES not FORYES|12|-19
@FORYES not x|8|6
@FORYES not|40|-6
@FORYES of FORYES|7|5
@FORYES of x|8|5
@FORYES off $|-22|6
@FORYES off the|-2|7
@FORYES off|-21|-7
@FORYES of|-2|12
@FORYES on $|-8|-6
@FORYES on it|-33|-12
@FORYES on my|8|-17
@FORYES on off|5|2
@FORYES on the|4|-6
@FORYES on x|8|1
@FORYES one is|-6|7
@FORYES one|6|3
@FORYES only|7|25
@FORYES on|-6|13
@FORYES or|6|-4
@FORYES out $|9|8
@FORYES out of|6|12
@FORYES out|10|30
@FORYES over|12|7
@FORYES since x|8|-12
@FORYES since|14|-22
@FORYES still|3|11
@FORYES that x|5|4
@FORYES that|14|9
@FORYES the ASKED|-7|0
@FORYES the FORYES|6|-8
@FORYES the x|23|8
@FORYES them|2|-21
@FORYES then x|4|5
@FORYES then|5|11
@FORYES there|12|13
@FORYES the|20|-8
@FORYES to FORYES|12|5
@FORYES to x|-6|0
@FORYES too $|8|-4
@FORYES too|-23|-4
@FORYES to|32|9
@FORYES up $|11|5
@FORYES up x|2|7
@FORYES up|18|13
@FORYES was|6|-5
@FORYES when i|-4|3
@FORYES when|5|-5
@FORYES where|-7|-1
@FORYES will not|16|3
@FORYES will|16|3
@FORYES with a|13|4
@FORYES with not|3|7
@FORYES with|13|16
@FORYES x $|-3|-18
@FORYES x ,|13|-26
@FORYES x FORNO|6|7
@FORYES x FORYES|16|35
@FORYES x and|8|13
@FORYES x a|-10|-1
@FORYES x down|4|-5
@FORYES x in|-10|-11
@FORYES x it|1|21
@FORYES x i|10|-14
@FORYES x off|-10|11
@FORYES x on|-8|9
@FORYES x out|-1|-5
@FORYES x the|-20|-8
@FORYES x to|-1|13
@FORYES x up|18|7
@FORYES x when|-7|-5
@FORYES x x|-33|25
@FORYES x|-36|-15
@FORYES|27|27
@^ ASKED FORNO|-18|-8
@^ ASKED FORYES|9|34
@^ ASKED is|-5|17
@^ ASKED it|10|-21
@^ ASKED x|5|-4
@^ ASKED|-25|-1
@^ FORNO $|7|-5
@^ FORNO ,|2|-6
@^ FORNO ASKED|-10|-2
@^ FORNO FORNO|25|4
@^ FORNO FORYES|7|9
@^ FORNO and|3|17
@^ FORNO as|3|-14
@^ FORNO is|-3|-3
@^ FORNO it|-10|3
@^ FORNO of|3|-5
@^ FORNO one|1|-8
@^ FORNO the|5|-6
@^ FORNO when|1|-16
@^ FORNO with|2|-4
@^ FORNO x|0|-7
@^ FORNO|36|-39
@^ FORYES $|3|28
@^ FORYES ,|6|-15
@^ FORYES FORNO|-12|-20
@^ FORYES FORYES|-3|50
@^ FORYES after|2|5
@^ FORYES all|5|18
@^ FORYES and|3|-10
@^ FORYES are|-8|1
@^ FORYES as|6|32
@^ FORYES a|-1|10
@^ FORYES back|3|-19
@^ FORYES does|4|-8
@^ FORYES down|-11|0
@^ FORYES every|4|-2
@^ FORYES from|2|-19
@^ FORYES in|-14|-3
@^ FORYES is|-12|-4
@^ FORYES it|-5|12
@^ FORYES like|2|24
@^ FORYES my|7|4
@^ FORYES not|11|-18
@^ FORYES off|9|-5
@^ FORYES of|-18|3
@^ FORYES one|9|3
@^ FORYES on|9|7
@^ FORYES out|4|12
@^ FORYES over|5|5
@^ FORYES the|8|-22
@^ FORYES to|2|-10
@^ FORYES up|3|-10
@^ FORYES when|5|13
@^ FORYES with|5|1
@^ FORYES x|3|-22
@^ FORYES|34|22
@^ a FORYES|3|16
@^ a x|9|-3
@^ after|4|5
@^ all FORNO|8|-2
@^ all of|5|-7
@^ all the|2|10
@^ all x|6|13
@^ all|19|-5
@^ an|4|4
@^ a|22|16
@^ back|4|5
@^ been in|3|-14
@^ been|15|-15
@^ bit|-3|4
@^ both FORYES|5|18
@^ both x|6|-7
@^ both|15|1
@^ can not|-9|-12
@^ could not|-6|0
@^ did not|19|-3
@^ did|26|2
@^ does not|25|-15
@^ does|6|-3
@^ do|-16|0
@^ even|12|8
@^ every x|2|-8
@^ every|8|-14
@^ got it|-9|0
@^ got to|4|7
@^ got|7|-14
@^ had it|10|3
@^ had|13|5
@^ have to|6|11
@^ have|7|7
@^ how do|-7|0
@^ how|-14|0
@^ i FORNO|-11|-9
@^ i FORYES|11|11
@^ i am|-12|0
@^ i can|14|3
@^ i have|-1|-18
@^ i not|-18|0
@^ i only|-19|0
@^ i was|-9|0
@^ i x|-26|12
@^ if i|5|8
@^ if|8|5
@^ in|-1|9
@^ it FORNO|26|-15
@^ it FORYES|-7|-1
@^ it does|-4|-14
@^ it is|-34|25
@^ it just|-6|0
@^ it only|-6|0
@^ it was|0|9
@^ it will|-5|-3
@^ it x|-19|-5
@^ it|-41|-26
@^ i|-59|-1
@^ just FORNO|-10|-1
@^ just FORYES|8|-13
@^ just as|2|-6
@^ just a|3|13
@^ just the|7|1
@^ just x|6|-8
@^ just|-6|-23
@^ like a|3|21
@^ like x|4|3
@^ like|15|10
@^ mine is|-8|0
@^ mine|-49|0
@^ more|8|-12
@^ my FORYES|-11|3
@^ my x|0|16
@^ my|-13|18
@^ not ,|-4|-8
@^ not ASKED|30|-8
@^ not FORNO|-41|7
@^ not FORYES|1|-19
@^ not at|5|-4
@^ not a|13|6
@^ not even|17|-10
@^ not in|14|-5
@^ not it|14|-11
@^ not one|13|7
@^ not that|8|-2
@^ not the|6|-6
@^ not x|-47|18
@^ not|10|-40
@^ one FORYES|1|-21
@^ one is|-10|10
@^ one of|10|9
@^ one x|7|-15
@^ one|25|-4
@^ only FORNO|15|35
@^ only FORYES|-25|-22
@^ only got|14|0
@^ only when|11|-20
@^ only x|11|27
@^ only|-3|-17
@^ on|15|26
@^ other|-2|15
@^ same FORYES|4|-25
@^ same x|6|22
@^ same|25|-25
@^ still FORNO|1|-6
@^ still the|7|-16
@^ still x|1|19
@^ still|16|15
@^ the ASKED|-28|-3
@^ the FORNO|-10|25
@^ the FORYES|-16|3
@^ the x|21|-15
@^ there is|-17|25
@^ there|-12|5
@^ they FORYES|10|6
@^ they are|-18|-11
@^ they do|8|0
@^ they x|-12|14
@^ they|-15|-1
@^ the|-34|3
@^ too x|-12|0
@^ too|-11|0
@^ was FORNO|2|-6
@^ was not|-9|0
@^ was|-5|2
@^ we had|11|3
@^ we have|-16|0
@^ we|-16|4
@^ what is|-17|0
@^ what|-40|0
@^ where is|-14|0
@^ where|-22|0
@^ which|-20|0
@^ will not|20|-9
@^ will|10|-9
@^ would|-22|0
@^ x $|16|10
@^ x ,|0|-12
@^ x ASKED|-20|-11
@^ x FORNO|-9|1
@^ x FORYES|18|-5
@^ x all|4|-2
@^ x and|-16|21
@^ x are|-11|-13
@^ x as|22|-33
@^ x at|13|8
@^ x a|16|-5
@^ x been|5|-21
@^ x had|-12|0
@^ x has|-13|11
@^ x in|-8|13
@^ x is|22|4
@^ x it|4|-13
@^ x like|4|-24
@^ x my|7|-5
@^ x not|9|-2
@^ x off|19|1
@^ x of|-4|-7
@^ x one|-5|2
@^ x on|-36|13
@^ x out|21|19
@^ x the|1|18
@^ x to|14|-9
@^ x up|-15|6
@^ x will|-14|0
@^ x x|-30|-16
@^ yes x|8|4
@^ yes|14|13
@^ you can|5|9
@^ you could|5|21
@^ you have|14|-6
@^ you|31|6
@^|10|-4
@a ASKED|5|8
@a FORNO $|-23|-28
@a FORNO ,|-7|0
@a FORNO FORNO|8|-4
@a FORNO one|-12|0
@a FORNO x|21|13
@a FORNO|-4|-13
@a FORYES $|-6|-43
@a FORYES FORYES|13|2
@a FORYES and|-14|20
@a FORYES on|6|0
@a FORYES with|5|8
@a FORYES x|3|5
@a FORYES|23|6
@a bit of|-14|9
@a bit|0|14
@a few|13|-1
@a x $|5|-12
@a x ,|-3|16
@a x ASKED|-16|0
@a x FORNO|19|11
@a x FORYES|-30|-4
@a x and|9|9
@a x in|8|5
@a x of|37|-12
@a x one|-27|0
@a x on|-7|-12
@a x x|-23|-22
@a x|-32|-9
@about $|20|6
@about FORYES|1|17
@about x|7|-1
@about|23|37
@after FORYES|2|5
@after x|-2|13
@after|1|31
@again $|7|9
@again|6|9
@all $|29|-15
@all FORNO $|-8|6
@all FORNO ,|1|-5
@all FORNO|1|23
@all FORYES $|17|8
@all FORYES|9|20
@all i|-24|0
@all of them|3|-7
@all of|5|-8
@all over $|13|-4
@all over the|2|10
@all over|14|7
@all the FORNO|4|10
@all there|5|-3
@all the|-4|6
@all x $|12|-7
@all x ,|17|-10
@all x in|-15|0
@all x x|14|9
@all x|12|-29
@all|24|-2
@am x|11|11
@am|-11|0
@an FORYES|6|4
@an x $|-3|-3
@an x ,|-16|0
@an x FORYES|-13|0
@an x x|33|10
@an x|10|3
@and ASKED|16|-32
@and FORNO $|5|-16
@and FORNO|2|-35
@and FORYES $|4|-4
@and FORYES it|5|7
@and FORYES|19|-10
@and all|4|-11
@and a|-23|3
@and i am|-24|0
@and i have|-8|0
@and i x|-3|7
@and it FORYES|9|-9
@and it is|-26|17
@and it still|4|-11
@and it was|2|5
@and it x|19|31
@and it|11|10
@and i|-33|10
@and my|-14|0
@and not FORYES|6|-2
@and not|10|22
@and that|4|2
@and the FORYES|-4|-39
@and the x|17|12
@and there is|5|1
@and there|5|1
@and they|7|29
@and the|15|-7
@and x $|-1|5
@and x ,|-17|2
@and x x|23|26
@and x|-3|17
@and|42|9
@any FORYES $|-3|-20
@any FORYES|-5|-20
@any more $|13|6
@any more|13|6
@any x|5|-18
@any|17|-57
@an|19|5
@are FORNO $|5|-9
@are FORNO ,|5|-4
@are FORNO|22|-23
@are FORYES $|7|7
@are FORYES|-9|9
@are all|21|-12
@are not|-12|0
@are x $|-8|12
@are x ,|18|21
@are x in|-7|0
@are x x|-9|0
@are x|-23|31
@are|-54|-45
@as FORNO $|1|-8
@as FORNO as|1|25
@as FORNO|2|19
@as FORYES|1|-8
@as a FORNO|-18|-1
@as a x|13|19
@as a|-7|19
@as i x|4|-2
@as it|5|-3
@as i|5|7
@as the x|-7|-4
@as the|-6|-4
@as x $|10|3
@as x as|2|-9
@as x|28|5
@as you like|1|-11
@as you|1|-11
@as|35|-26
@at FORYES $|-40|0
@at FORYES|-38|0
@at all $|24|-15
@at it $|12|5
@at it|9|6
@at my x|-7|0
@at my|-7|0
@at the FORYES|17|11
@at the x|-22|21
@at the|-4|7
@at x $|-18|1
@at x|-14|10
@at|-17|19
@a|6|28
@back $|-16|-9
@back in|19|10
@back on|2|10
@back x|7|13
@back|27|8
@be x|-2|4
@been FORNO|-12|1
@been FORYES $|8|-5
@been FORYES|23|-21
@been in|9|-8
@been x off|-14|0
@been x|-26|2
@been|2|-4
@before $|-14|6
@before|-5|7
@be|-7|5
@bit FORYES|-10|2
@bit of|0|-16
@bit|-8|-8
@both $|18|5
@both FORNO|2|8
@both FORYES|8|11
@both x x|6|-33
@both x|13|-27
@both|8|-24
@but FORYES|11|13
@but it|8|-14
@but not|36|14
@but the x|-10|24
@but the|-9|22
@but x|-19|0
@but|38|59
@by FORYES|-1|15
@by the FORYES|-20|0
@by the x|21|7
@by the|7|1
@by x $|-9|11
@by x|-3|5
@by|4|25
@can ASKED|14|-2
@can FORYES it|6|0
@can FORYES the|5|2
@can FORYES|18|1
@can not FORYES|0|-12
@can not get|8|0
@can not x|-23|0
@can not|-30|21
@can x it|9|3
@can x|-13|23
@can|-2|41
@could be|-11|0
@could not|4|-5
@could x|7|0
@did it|1|19
@did not FORYES|7|0
@did not x|-9|0
@did not|-1|-8
@did|13|-11
@do i x|-6|0
@do it|-12|0
@do i|-8|0
@do not FORYES|25|-4
@do not have|-6|0
@do not x|-17|-3
@do not|12|9
@do you|-9|0
@does it $|14|11
@does it|10|7
@does not $|4|18
@does not FORYES|-14|0
@does not x|25|-28
@does not|17|-29
@does|-10|20
@down $|8|-3
@down it|2|10
@down the x|11|14
@down there $|13|3
@down there|13|3
@down the|12|11
@down to|-8|0
@down|22|34
@do|-37|11
@each x $|5|6
@each x|8|-3
@each|14|13
@even FORYES $|-16|-2
@even FORYES|-15|2
@even on|9|-9
@even with|6|-5
@even x|8|-7
@even|48|-47
@every FORNO|2|7
@every FORYES $|2|-34
@every FORYES|4|-43
@every x $|7|7
@every x|35|16
@every|54|-18
@few|13|3
@for FORNO $|3|-7
@for FORNO|7|-10
@for FORYES $|8|11
@for FORYES|10|11
@for a x|8|-17
@for a|8|-3
@for it|-5|2
@for my x|-21|0
@for my|-21|0
@for x|12|-5
@from the FORYES|8|-13
@from the x|-10|6
@from the|13|-22
@from x $|-21|0
@from x to|23|4
@from x|7|10
@from|28|9
@get the|11|0
@get to it|-9|0
@get to|-9|0
@get x|8|0
@gets|28|15
@get|1|29
@got FORYES|-4|9
@got a FORNO|12|-3
@got a x|-4|8
@got a|5|4
@got it|-5|7
@got not x|-6|0
@got not|-22|0
@got one|-6|0
@got the one|10|0
@got to|4|7
@got x $|11|0
@got|-40|4
@had a FORNO|-12|0
@had a FORYES|3|4
@had a|-4|15
@had it $|-6|0
@had it|-18|-6
@had the x|-11|0
@had the|-13|-8
@had|-23|6
@has FORYES|38|17
@has a FORYES|-22|0
@has a|-25|3
@has not got|-7|0
@has not|-16|-3
@has x|-5|-8
@has|-34|2
@have $|-9|0
@have FORYES|7|0
@have a FORYES|-7|0
@have a|-8|0
@have not got|-11|0
@have not x|8|0
@have not|-19|-5
@have only|-17|0
@have to FORNO|6|3
@have to x|7|-1
@have to|13|3
@have x $|15|-8
@have x it|-13|0
@have x|-4|-4
@have|-27|10
@here $|-18|5
@here|-40|5
@he|-27|0
@how do|-7|0
@how|-36|-3
@i ASKED it|11|8
@i ASKED|13|9
@i FORNO it|-8|-6
@i FORNO|-10|-16
@i FORYES $|3|-28
@i FORYES the|4|15
@i FORYES|21|-17
@i am x|11|11
@i am|-8|0
@i can FORYES|13|0
@i can not|-13|0
@i can x|-1|11
@i can|14|8
@i could not|9|0
@i could|20|7
@i did|8|0
@i do not|-15|0
@i do|15|4
@i get|9|12
@i got it|-18|0
@i got|-26|0
@i had|17|-1
@i have not|-13|0
@i have only|-9|0
@i have x|-28|0
@i have|-13|7
@i not|-9|0
@i only x|-17|0
@i only|-19|0
@i was|-10|0
@i will|-10|0
@i x $|-2|-8
@i x it|13|-1
@i x my|-4|-4
@i x on|24|34
@i x the|-11|-8
@i x x|-7|0
@i x|-30|35
@if i FORYES|4|6
@if i x|4|8
@if it|-12|0
@if i|13|16
@if|8|-2
@in $|5|8
@in ,|-3|-22
@in FORNO $|4|-13
@in FORNO|7|-14
@in FORYES $|-3|10
@in FORYES|-16|6
@in a x|-17|-19
@in and it|-5|-18
@in and|0|-17
@in a|-12|-16
@in it $|13|-6
@in it is|7|2
@in it|8|0
@in my x|4|8
@in my|16|11
@in one|-7|0
@in that|24|-10
@in the ASKED|-9|-5
@in the FORNO|5|-3
@in the FORYES|26|5
@in the x|-26|-7
@in there $|4|15
@in there|-4|7
@in the|-4|-4
@in with|-15|0
@in x $|7|8
@in x x|-6|0
@in x|1|21
@into the|4|-11
@into|-17|1
@in|12|2
@is $|-5|-13
@is ,|4|3
@is FORNO $|25|-7
@is FORNO ,|9|22
@is FORNO FORNO|6|-5
@is FORNO x|7|-2
@is FORNO|44|-14
@is FORYES $|-3|-8
@is FORYES FORYES|-6|0
@is FORYES in|3|5
@is FORYES x|-10|15
@is FORYES|-2|39
@is a FORNO|23|-6
@is a FORYES|8|-20
@is a bit|-10|-1
@is a x|-24|21
@is all FORYES|0|6
@is all x|-11|0
@is all|-21|22
@is an x|-11|3
@is an|-8|4
@is been|1|13
@is got a|9|6
@is got not|-15|0
@is got x|6|0
@is got|-6|2
@is in the|-26|5
@is in x|24|0
@is in|-8|7
@is it|-11|0
@is just x|-23|-1
@is just|-18|-11
@is like|4|3
@is my x|-11|0
@is not ASKED|-11|0
@is not FORYES|15|-10
@is not x|-31|13
@is not|-5|-5
@is off|0|-10
@is on a|-10|0
@is one of|-16|0
@is one|-4|-10
@is only got|-21|0
@is on|-6|23
@is so x|12|0
@is so|12|0
@is that|-30|0
@is the FORYES|5|18
@is the same|4|9
@is the x|-1|-30
@is there|-2|-6
@is the|-9|-9
@is too x|-11|0
@is too|-11|0
@is up|-10|-8
@is x $|8|-9
@is x ,|9|52
@is x FORNO|-13|-2
@is x FORYES|12|8
@is x all|25|-16
@is x and|-33|-10
@is x a|-7|0
@is x in|-17|0
@is x off|9|0
@is x of|-13|0
@is x on|-15|0
@is x so|-14|0
@is x the|-11|0
@is x to|-9|0
@is x up|-11|0
@is x with|-9|0
@is x x|10|41
@is x|-49|25
@is|-20|-11
@it $|17|-9
@it , FORNO|6|-12
@it , FORYES|1|-5
@it , it|-16|0
@it , not|9|-3
@it , x|9|-7
@it ,|0|-29
@it FORNO ,|12|-2
@it FORNO FORNO|-10|-1
@it FORNO with|16|-2
@it FORNO|5|-22
@it FORYES $|11|17
@it FORYES FORYES|9|-7
@it FORYES and|5|4
@it FORYES back|6|2
@it FORYES in|9|1
@it FORYES off|-14|0
@it FORYES on|-5|3
@it FORYES x|-18|-23
@it FORYES|3|32
@it all x|-1|-16
@it all|-8|-18
@it and it|6|-8
@it and|-9|5
@it at|-8|-2
@it a|8|13
@it before|-12|0
@it did|6|-10
@it does not|9|-12
@it does|5|4
@it down|5|-7
@it every FORNO|1|-5
@it every|12|0
@it for|12|0
@it has|7|0
@it in $|9|26
@it in the|-3|3
@it in x|14|-1
@it in|10|14
@it is FORNO|19|-14
@it is FORYES|26|13
@it is all|-16|19
@it is an|-25|0
@it is a|-3|-22
@it is been|-1|10
@it is in|-4|14
@it is just|5|-11
@it is like|4|2
@it is not|16|-1
@it is off|5|12
@it is one|1|-12
@it is on|-6|16
@it is so|12|0
@it is still|-6|0
@it is the|19|-15
@it is too|-7|0
@it is x|-27|8
@it is|32|-16
@it just|24|-2
@it like x|7|4
@it like|-4|2
@it not FORYES|-6|0
@it not x|29|0
@it not|-13|-2
@it off x|-7|0
@it off|-22|9
@it on the|6|-6
@it on x|7|1
@it on|-14|-1
@it out $|16|-11
@it out|17|-14
@it so|-12|0
@it still|5|-15
@it the|-23|0
@it up $|6|0
@it up|1|-6
@it was FORYES|18|-4
@it was in|-2|18
@it was x|-6|19
@it was|10|21
@it will not|6|15
@it will|6|15
@it with x|18|5
@it with|3|17
@it would|23|0
@it x $|14|16
@it x ,|14|21
@it x FORYES|-8|-13
@it x and|7|-2
@it x a|4|-9
@it x in|1|-11
@it x on|-7|0
@it x the|6|0
@it x to|20|6
@it x up|12|-9
@it x x|4|25
@it x|-3|-11
@its x|17|0
@its|25|-9
@it|6|15
@i|-20|21
@just FORYES $|1|12
@just FORYES|16|7
@just a x|8|-5
@just as x|2|-21
@just as|3|-23
@just a|5|10
@just not|3|11
@just the one|-5|-3
@just the x|3|-12
@just the|2|-15
@just x $|11|-13
@just x on|9|-6
@just x|-4|-12
@just|34|-7
@like $|-5|-6
@like FORYES|6|12
@like a FORYES|1|11
@like a x|15|2
@like an x|4|8
@like an|4|8
@like a|18|-2
@like it is|10|-8
@like it|10|-10
@like that $|11|0
@like x $|20|9
@like x x|21|35
@like x|43|17
@like|53|0
@lot|13|2
@me $|-20|0
@me x|-6|0
@me|-58|10
@mine $|-9|0
@mine is|-11|0
@mine|-34|-5
@more $|13|6
@more|32|10
@my ASKED|-17|0
@my FORYES $|-2|24
@my FORYES x|15|-3
@my FORYES|6|16
@my x $|-9|12
@my x FORYES|21|-12
@my x and|5|8
@my x are|-6|0
@my x x|12|-7
@my x|9|5
@my|-14|44
@not $|19|19
@not , it|-8|-4
@not , x|5|-1
@not ,|15|-6
@not ASKED $|8|15
@not ASKED ,|12|0
@not ASKED|13|8
@not FORNO $|17|13
@not FORNO ,|-6|0
@not FORNO FORNO|4|11
@not FORNO it|-16|0
@not FORNO on|-23|0
@not FORNO x|-16|0
@not FORNO|-20|40
@not FORYES $|34|-31
@not FORYES ,|23|-8
@not FORYES FORYES|6|-12
@not FORYES any|-17|-2
@not FORYES at|5|-3
@not FORYES a|8|-2
@not FORYES in|-6|4
@not FORYES it|25|-8
@not FORYES not|13|9
@not FORYES on|-60|-5
@not FORYES there|10|14
@not FORYES to|-12|0
@not FORYES x|0|-19
@not FORYES|14|-62
@not a FORNO|-1|12
@not a FORYES|14|-8
@not a x|-6|2
@not any|-12|0
@not at|7|-6
@not a|3|7
@not been FORYES|13|-2
@not been|6|-2
@not but|-18|0
@not even|30|-16
@not get|7|0
@not got|-19|0
@not had|-34|0
@not have a|-10|0
@not have|-16|0
@not in|12|-5
@not it is|11|-8
@not it|16|-7
@not just|5|2
@not like|-18|0
@not not|-14|0
@not of them|4|-2
@not of|3|-8
@not one|16|5
@not on|18|-14
@not that i|8|0
@not that|7|-2
@not the ASKED|20|0
@not the|29|11
@not x $|32|-30
@not x ,|15|20
@not x FORNO|-10|0
@not x FORYES|-10|0
@not x any|-11|0
@not x at|22|-23
@not x a|6|0
@not x how|-7|0
@not x if|-11|0
@not x in|-8|0
@not x it|-13|-7
@not x my|12|0
@not x off|-13|0
@not x on|33|-23
@not x out|6|0
@not x that|-8|0
@not x the|36|9
@not x up|-15|0
@not x what|-9|0
@not x where|-18|0
@not x which|-13|0
@not x x|-43|19
@not x|-34|10
@not|2|-8
@now $|-52|19
@now|-3|67
@of ASKED|-23|0
@of FORYES $|15|10
@of FORYES|12|18
@of a|8|-23
@of it $|9|-9
@of it is|9|-9
@of it|-8|-30
@of my|14|16
@of the FORNO|6|-6
@of the FORYES|8|3
@of the x|-19|-2
@of them x|-7|0
@of them|11|-3
@of the|-2|-5
@of those|10|-5
@of x $|8|12
@of x|-2|14
@off $|-6|-22
@off ,|0|-11
@off and|-6|-9
@off at the|-8|0
@off at|-20|0
@off a|-22|0
@off in|18|11
@off it $|14|10
@off it FORYES|8|-1
@off it|18|11
@off the FORYES|4|-2
@off the x|2|9
@off the|8|0
@off to|-6|0
@off x|-31|0
@off|-26|-3
@of|6|4
@on $|8|-9
@on ,|3|22
@on FORNO $|6|-4
@on FORNO|5|-9
@on FORYES $|-3|3
@on FORYES|6|-25
@on a x|12|3
@on and|-20|-15
@on at all|-18|0
@on at|-43|0
@on a|20|-3
@on every|2|11
@on in|6|0
@on it $|-2|6
@on it ,|-25|1
@on it is|4|-25
@on its x|11|9
@on its|11|9
@on it|-10|-9
@on mine $|-15|0
@on mine|18|0
@on my FORYES|-14|0
@on my x|-1|-12
@on my|-20|-5
@on off|7|2
@on the FORNO|1|-20
@on the FORYES|13|29
@on the same|2|-9
@on the x|-6|-8
@on there|-10|0
@on the|8|5
@on with|-13|0
@on x $|-12|17
@once it is|2|-15
@once it|4|-16
@once|-7|-5
@one $|-13|-15
@one , it|-6|0
@one ,|-15|2
@one ASKED|9|0
@one FORNO $|-9|0
@one FORYES $|-35|-7
@one FORYES FORYES|3|4
@one FORYES|-53|-16
@one is $|-6|-13
@one is FORNO|0|13
@one is FORYES|-9|15
@one is x|-10|-18
@one is|14|31
@one it FORNO|5|-2
@one it|6|13
@one of the|3|14
@one of|11|5
@one x $|4|-15
@one x FORYES|-6|0
@one x x|30|-14
@one x|5|-14
@one|-4|-6
@only $|-12|20
@only FORNO|18|34
@only FORYES|-6|-24
@only a|-11|-16
@only got|-8|0
@only one|-33|0
@only the one|-11|0
@only the|-5|-1
@only when|15|-20
@only x $|-7|0
@only x it|11|0
@only x x|18|10
@only x|-3|21
@only|-48|-29
@on|11|4
@or FORYES $|-5|-8
@or FORYES|-2|-11
@or not $|1|-5
@or not|16|-16
@or x|-1|6
@or|33|-3
@other ASKED|28|1
@other FORYES|-22|2
@other x|-6|12
@other|5|22
@our|6|0
@out $|11|-1
@out ,|-7|-3
@out and|6|-1
@out of it|-12|2
@out of the|5|-10
@out of|-17|8
@out the x|12|-19
@out the|14|9
@out|4|-3
@over $|2|23
@over it $|-14|8
@over it|-7|3
@over the FORYES|-7|0
@over the x|5|-6
@over|-2|22
@really|-14|-7
@same $|8|9
@same FORYES|5|-36
@same as|-12|-5
@same x $|15|8
@same x|21|20
@same|28|-32
@she is|-8|0
@she|2|5
@since $|-20|33
@since the|-8|0
@since x $|8|-3
@since x|1|-13
@since|-13|7
@so FORYES|-6|0
@so i can|-7|0
@so it|9|0
@so i|-13|0
@so not|-7|0
@so x $|-13|0
@so x|-8|-7
@some FORYES|-2|12
@some|-1|15
@so|-69|23
@still $|5|15
@still FORNO|2|-6
@still FORYES|3|8
@still not|4|-2
@still on|3|19
@still the|8|-16
@still x $|10|-3
@still x|15|-23
@still|41|-32
@that $|3|4
@that ,|-14|0
@that FORNO|10|25
@that FORYES $|-15|0
@that i can|5|-4
@that is FORYES|-10|0
@that is x|25|7
@that is|25|-15
@that i|3|-4
@that one|8|0
@that x $|-31|14
@that x x|30|7
@that x|-6|25
@that|-33|18
@the ASKED $|-8|-6
@the ASKED x|-13|-10
@the ASKED|-18|-4
@the FORNO $|-25|-38
@the FORNO ,|3|-19
@the FORNO FORNO|-5|-1
@the FORNO x|9|-14
@the FORNO|-12|-16
@the FORYES $|-1|-12
@the FORYES ,|21|-3
@the FORYES FORNO|6|-5
@the FORYES FORYES|7|15
@the FORYES and|7|7
@the FORYES are|-11|0
@the FORYES in|15|-6
@the FORYES is|-32|0
@the FORYES it|6|20
@the FORYES off|-9|0
@the FORYES out|16|10
@the FORYES x|0|14
@the FORYES|52|36
@the back $|-20|0
@the back|-7|-7
@the lot|18|-10
@the one FORYES|-43|0
@the one it|5|-2
@the one|-7|-3
@the same $|5|2
@the same x|11|-3
@the same|1|-20
@the x $|-31|7
@the x ,|-26|-33
@the x ASKED|17|39
@the x FORNO|0|-11
@the x FORYES|-26|8
@the x and|-10|-8
@the x at|-20|0
@the x has|23|0
@the x in|-15|7
@the x is|-1|-5
@the x it|19|-13
@the x i|20|-10
@the x off|11|0
@the x of|-17|0
@the x one|24|-10
@the x on|-8|2
@the x that|19|17
@the x to|-11|0
@the x up|1|-29
@the x with|-3|14
@the x x|-28|1
@the x|6|29
@them $|10|-4
@them FORNO|16|-11
@them and|11|-5
@them x $|-9|0
@them x|-19|0
@them|41|7
@then $|-10|0
@then FORYES|3|-11
@then it|5|9
@then x $|6|21
@then x|15|21
@then|18|25
@there $|25|20
@there ,|-11|-11
@there and|4|9
@there is an|17|6
@there is a|25|4
@there is not|-29|-2
@there is x|-18|9
@there is|-6|15
@there was|1|-12
@there|17|-17
@they FORYES|3|9
@they all|2|-6
@they are FORNO|12|-4
@they are x|-22|0
@they are|-11|-1
@they do not|7|0
@they do|7|0
@they x|-7|35
@they|-4|9
@the|11|3
@this x|-6|4
@this|-38|0
@those|-7|-5
@to $|20|-13
@to ASKED|-7|0
@to FORNO it|13|0
@to FORNO|15|20
@to FORYES $|-13|-2
@to FORYES it|-1|-27
@to FORYES|-17|-25
@to be|-7|4
@to get|-20|0
@to it $|-12|6
@to it|0|7
@to me $|-18|0
@to me|-21|0
@to the FORYES|1|-19
@to the x|-15|8
@to the|-7|-10
@to x $|-7|-16
@to x it|-17|-14
@to x|-29|-21
@too $|48|-18
@too x $|-30|0
@too x to|-23|0
@too x|-63|0
@too|-14|-11
@to|-18|8
@up $|4|-9
@up ,|0|9
@up FORYES $|3|12
@up FORYES|4|10
@up at the|8|0
@up at|-7|2
@up a|-11|0
@up down|5|20
@up in the|3|7
@up in|5|12
@up like|2|-17
@up on|-8|0
@up to|-7|-9
@up with|11|0
@up x $|7|1
@up x|15|-7
@up|19|15
@was $|-8|-5
@was FORNO|7|-4
@was FORYES|21|-16
@was a|6|5
@was in|-1|14
@was my|9|0
@was not|-11|0
@was on|-35|0
@was x|-3|-6
@was|6|3
@we FORYES|5|-28
@we had a|12|1
@we had|15|3
@we have|-14|0
@we x|-32|0
@were|-20|0
@we|-21|9
@what is a|-7|0
@what is|-19|0
@what it is|-6|0
@what it|12|0
@what|-31|-11
@when i FORYES|3|-30
@when i got|-31|0
@when i x|33|39
@when it FORYES|-6|0
@when it is|1|-5
@when it x|1|8
@when it|-4|-13
@when i|23|9
@when you|-18|0
@when|15|25
@where is the|-14|0
@where is|-15|0
@where it|11|-2
@where the x|12|28
@where the|10|26
@which|-40|3
@while x|-11|0
@while|4|15
@who FORYES|-12|0
@who x $|-6|0
@who x|-7|0
@who|-20|0
@will not FORNO|12|-7
@will not FORYES|3|-23
@will not x|-6|35
@will not|-5|1
@will x|-15|0
@will|-10|0
@with $|2|-6
@with FORYES $|-12|9
@with FORYES|-12|10
@with a FORYES|-6|0
@with a|-4|3
@with it $|2|-8
@with it|-3|-17
@with my x|14|-4
@with my|15|-4
@with not|5|26
@with one|-10|0
@with the FORYES|5|-2
@with the x|-13|2
@with the|-9|3
@with x $|-20|-12
@with|6|21
@would not x|13|0
@would not|6|-14
@would|-46|-15
@x $|7|-12
@x , ASKED|12|11
@x , FORNO|13|-4
@x , FORYES|3|3
@x , and|4|-11
@x , can|-7|0
@x , it|27|-3
@x , i|-19|0
@x , just|34|-1
@x , not|0|-30
@x , same|-12|-21
@x , they|-6|0
@x , the|-7|0
@x , x|9|17
@x ,|-18|-14
@x ASKED $|2|-27
@x ASKED|13|-2
@x FORNO $|-3|-8
@x FORNO ,|7|1
@x FORNO FORNO|3|-3
@x FORNO and|-9|16
@x FORNO i|-5|-3
@x FORNO on|12|10
@x FORNO x|-15|-20
@x FORYES $|5|11
@x FORYES ,|13|-14
@x FORYES FORYES|17|5
@x FORYES and|0|-9
@x FORYES down|2|5
@x FORYES in|-12|0
@x FORYES is|28|-3
@x FORYES it|-29|9
@x FORYES off|4|-23
@x FORYES on|10|1
@x FORYES the|-1|-24
@x FORYES up|10|11
@x FORYES x|-39|50
@x FORYES|-11|27
@x a FORYES|14|0
@x a x|-9|-3
@x about $|18|0
@x about|23|-16
@x after|-18|0
@x all FORYES|4|6
@x all over|12|10
@x all the|-1|13
@x all x|2|-30
@x all|21|6
@x an x|-10|-8
@x and FORNO|5|-27
@x and FORYES|2|7
@x and it|-13|18
@x and i|-25|3
@x and not|12|-9
@x and the|7|19
@x and x|-23|-12
@x and|3|18
@x any|-11|0
@x an|-10|-13
@x are FORNO|9|-2
@x are x|-7|0
@x are|-24|-24
@x as a|-12|-13
@x as x|10|12
@x as|9|-28
@x at all|28|-23
@x at it|0|-7
@x at the|6|22
@x at x|-20|0
@x at|15|-28
@x a|15|18
@x back $|12|17
@x back|35|37
@x been FORYES|4|-20
@x been|39|-10
@x be|10|0
@x both|6|-15
@x but not|34|16
@x but the|6|1
@x but|-2|-6
@x by the|-12|-3
@x by x|10|-8
@x by|-6|-10
@x did|-27|22
@x do not|18|19
@x does not|-14|0
@x does|-20|-1
@x down $|-11|1
@x down the|4|5
@x down|3|10
@x do|-12|19
@x even|13|-1
@x every x|2|29
@x every|4|21
@x for x|-21|0
@x for|-29|23
@x from the|-6|3
@x from x|26|3
@x from|3|4
@x got|25|10
@x had it|-28|0
@x had|-26|0
@x has|11|14
@x have|-19|0
@x here|-17|0
@x how|-16|0
@x i can|13|0
@x i x|0|-31
@x if it|-11|0
@x if|-7|0
@x in ,|-18|-11
@x in FORYES|-4|6
@x in a|-1|-29
@x in it|9|-3
@x in there|4|14
@x in the|13|6
@x in x|-40|1
@x into the|7|0
@x into|4|-4
@x in|-52|9
@x is FORNO|6|-2
@x is FORYES|-14|-4
@x is x|19|2
@x is|-9|3
@x it $|-1|-36
@x it ,|1|-27
@x it FORNO|-20|-2
@x it FORYES|1|13
@x it all|-10|0
@x it and|-15|14
@x it in|-16|25
@x it is|19|-13
@x it on|-25|2
@x it to|-7|0
@x it up|-2|10
@x it x|30|-21
@x it|-24|-17
@x i|65|-25
@x just|-25|25
@x like a|2|-17
@x like x|18|-1
@x like|14|-18
@x me|-26|0
@x my FORYES|10|-3
@x my x|31|13
@x my|32|10
@x not FORYES|-16|-1
@x not a|10|0
@x not|-15|13
@x now $|-22|0
@x now|-17|0
@x of FORYES|4|7
@x of it|14|-29
@x of the|-24|0
@x of x|-36|9
@x off $|-10|14
@x off and|-7|0
@x off it|17|0
@x off x|-19|0
@x off|2|50
@x of|-13|13
@x on $|-3|-31
@x on FORNO|5|-8
@x on and|-8|0
@x on a|8|10
@x on it|26|-9
@x on the|-2|20
@x on x|-26|11
@x one $|-19|1
@x one FORYES|2|8
@x one is|-1|-5
@x one x|17|0
@x one|-13|-20
@x only $|-20|0
@x only|-25|0
@x on|-10|0
@x or x|2|8
@x or|6|4
@x out $|16|9
@x out the|13|-3
@x out x|5|7
@x out|50|1
@x over $|-14|0
@x over it|-11|2
@x over|-41|0
@x since $|9|11
@x since|2|16
@x so it|13|0
@x so i|-9|0
@x so not|-6|0
@x so|-26|6
@x still|3|-10
@x that is|10|-21
@x that|-40|8
@x the ASKED|-6|13
@x the FORNO|-39|3
@x the x|29|-16
@x them $|-6|-17
@x them|-1|-10
@x then FORYES|3|-11
@x then|10|1
@x there $|12|48
@x there is|20|0
@x there|21|14
@x the|-10|3
@x to $|17|0
@x to FORYES|-6|-32
@x to get|-20|0
@x to it|4|10
@x to the|4|3
@x to x|-20|-8
@x too $|21|-13
@x too|21|-13
@x to|-8|-9
@x up $|-11|-11
@x up x|8|-12
@x up|18|33
@x was|-9|3
@x what it|-6|0
@x what|-9|0
@x when it|-8|0
@x when i|25|-1
@x where|10|5
@x which|-14|0
@x will not|-18|0
@x will|-18|0
@x with a|-9|3
@x with my|7|-20
@x with the|-9|11
@x with x|4|-7
@x with|-18|6
@x x $|1|8
@x x ,|-22|-26
@x x ASKED|39|0
@x x FORNO|0|21
@x x FORYES|25|16
@x x all|6|17
@x x and|11|-25
@x x a|-5|8
@x x but|10|3
@x x by|-37|0
@x x in|8|-9
@x x is|-5|-12
@x x it|-28|23
@x x i|15|18
@x x not|-33|0
@x x of|-28|0
@x x one|8|0
@x x on|10|-10
@x x out|6|30
@x x over|-19|0
@x x so|7|0
@x x the|-29|21
@x x to|-35|0
@x x up|9|-10
@x x when|18|-19
@x x with|2|11
@x x x|46|-7
@x x|-24|33
@x you|-11|0
@x|-29|10
@yes $|10|5
@yes ,|3|29
@yes x|8|4
@yes|26|45
@you FORNO|-9|0
@you FORYES it|-6|0
@you FORYES|5|5
@you can x|6|3
@you can|2|18
@you could|7|21
@you have to|15|-7
@you have|15|-7
@you like $|1|-6
@you like|1|-11
@you x it|-9|-13
@you x|-9|-19
@your x|5|6
@your|5|-1
@you|15|-8
ASKED , ASKED|-2|-7
ASKED , it|-14|-6
ASKED , just|-11|-3
ASKED , no|8|6
ASKED , same|0|17
ASKED , the|-6|0
ASKED ,|-2|31
ASKED ?|-9|0
ASKED ASKED $|8|15
ASKED ASKED and|4|3
ASKED NUMBER $|2|-8
ASKED NUMBER|9|16
ASKED all|6|-17
ASKED and ASKED|1|8
ASKED and it|11|28
ASKED and|-12|15
ASKED any more|13|0
ASKED anywhere $|5|-1
ASKED anywhere|5|-2
ASKED any|28|-1
ASKED are all|7|-9
ASKED are|6|-30
ASKED as|8|4
ASKED at all|-5|10
ASKED at|-3|16
ASKED a|7|3
ASKED back $|3|3
ASKED back|5|11
ASKED been|-26|0
ASKED but|15|12
ASKED came|-24|0
ASKED comes|3|15
ASKED come|4|5
ASKED dead $|3|8
ASKED dead|5|8
ASKED down|4|-18
ASKED fine|5|4
ASKED for|-20|2
ASKED from the|1|-18
ASKED from|2|-13
ASKED gone|-19|0
ASKED has|-18|12
ASKED in it|-21|0
ASKED in|-24|-18
ASKED is|7|3
ASKED it $|-29|-5
ASKED it is|2|13
ASKED it|13|-2
ASKED i|9|0
ASKED just|5|3
ASKED like a|6|10
ASKED like|17|20
ASKED looks|3|10
ASKED my|3|-19
ASKED no|6|-2
ASKED off $|-14|0
ASKED off|-27|-3
ASKED on $|9|-5
ASKED on it|-12|2
ASKED on the|0|6
ASKED one|24|38
ASKED on|9|6
ASKED or|1|-20
ASKED out|-19|-12
ASKED perfect|0|-14
ASKED round|3|5
ASKED says|15|-8
ASKED snapped|-15|6
ASKED sound|6|-13
ASKED so|-7|0
ASKED stays|10|-5
ASKED still|-11|0
ASKED straight|-12|5
ASKED that|-7|0
ASKED then|3|8
ASKED there $|2|-4
ASKED there|-2|-7
ASKED the|15|-19
ASKED tight|1|-10
ASKED to|-13|-1
ASKED up|3|8
ASKED was|-6|-2
ASKED whatever|8|-25
ASKED when|3|3
ASKED will not|14|3
ASKED will|31|3
ASKED|11|-5
NUMBER $|17|10
NUMBER , NUMBER|6|9
NUMBER ,|13|23
NUMBER ASKED $|-11|7
NUMBER ASKED ,|2|-7
NUMBER TIME $|-7|15
NUMBER TIME|1|26
NUMBER TRIED|9|11
NUMBER and|11|0
NUMBER an|-14|0
NUMBER are|3|-28
NUMBER a|5|-13
NUMBER in|5|2
NUMBER it|11|20
NUMBER of|-10|-4
NUMBER v|-1|-16
NUMBER way $|1|7
NUMBER way|2|5
NUMBER|72|56
PERSON $|-22|0
PERSON ,|6|0
PERSON had it|-10|0
PERSON had|-10|0
PERSON|-86|35
PLACE $|-8|-21
PLACE ,|-12|0
PLACE ASKED|10|0
PLACE a|-8|0
PLACE the|-16|-14
PLACE|-52|19
TIME $|3|13
TIME ,|34|12
TIME ago $|-10|0
TIME ago|-18|0
TIME and it|-7|3
TIME and|-3|-8
TIME in|-13|0
TIME|50|12
TRIED $|-6|15
TRIED , and|6|0
TRIED ,|15|-13
TRIED ASKED|5|-8
TRIED TRIED|-16|13
TRIED and it|5|-10
TRIED and|21|18
TRIED does|-3|6
TRIED in|-10|7
TRIED is|-21|17
TRIED it|17|9
TRIED off|-8|0
TRIED on it|-13|0
TRIED on|-34|-11
TRIED or|11|0
TRIED out|8|10
TRIED the|1|8
TRIED up|4|12
TRIED will not|-21|0
TRIED will|-21|0
TRIED|-22|21
^ ASKED ASKED|-7|14
^ ASKED and|2|-4
^ ASKED are|15|-9
^ ASKED at|-9|0
^ ASKED fine|3|5
^ ASKED for|-16|0
^ ASKED has|-6|0
^ ASKED in|-4|-16
^ ASKED is|14|-9
^ ASKED it|6|-5
^ ASKED like|7|15
^ ASKED looks|3|10
^ ASKED off|1|12
^ ASKED one|5|7
^ ASKED on|3|27
^ ASKED the|13|-8
^ ASKED with|7|-7
^ ASKED|0|8
^ NUMBER ASKED|8|-21
^ NUMBER of|-14|-4
^ NUMBER|36|14
^ PERSON|-54|0
^ PLACE|21|7
^ TRIED ,|6|-5
^ TRIED is|-21|0
^ TRIED it|11|7
^ TRIED|-6|-11
^ a ASKED|5|20
^ after|4|5
^ all ASKED|2|-19
^ all NUMBER|-10|-1
^ all of|5|-7
^ all the|2|10
^ all|19|-5
^ always|-6|-11
^ an|4|4
^ a|22|16
^ backs|-24|0
^ back|4|5
^ barely|11|10
^ been in|3|-14
^ been|15|-15
^ big|2|4
^ bit|-3|4
^ black|0|-21
^ borrowed|16|3
^ both ASKED|4|11
^ both|15|1
^ bought it|-37|0
^ bought|-36|8
^ came|6|21
^ can not|-9|-12
^ comes|7|-3
^ could not|-6|0
^ dead|17|-10
^ did not|19|-3
^ did|26|2
^ dies|1|-11
^ does not|23|-12
^ does|6|-3
^ do|-16|0
^ dry|3|6
^ even|12|8
^ everything|-3|-16
^ every|8|-14
^ fine|0|24
^ full of|-10|0
^ full|-8|-8
^ gave it|8|2
^ gave|8|2
^ goes off|6|-8
^ goes|15|-20
^ got it|-9|0
^ got to|4|7
^ got|7|-14
^ green|12|5
^ had it|10|3
^ had|13|5
^ have to|6|11
^ have|7|7
^ how do|-7|0
^ how|-14|0
^ i ASKED|5|9
^ i am|-12|0
^ i can|14|3
^ i have|-1|-18
^ i never|-18|0
^ i only|-19|0
^ i was|-9|0
^ id|9|10
^ if i|5|8
^ if|8|5
^ in|-1|9
^ it ASKED|7|-12
^ it came|-28|0
^ it does|-4|-14
^ it goes|9|13
^ it is|-34|25
^ it just|-6|0
^ it only|-6|0
^ it was|0|9
^ it will|-5|-3
^ it|-43|-31
^ i|-71|-6
^ just as|2|-6
^ just a|3|13
^ just the|7|1
^ just|-6|-23
^ keeps|7|-26
^ left it|6|8
^ left|11|11
^ lights|-17|0
^ like a|3|21
^ like|15|10
^ little|6|8
^ loads of|-6|3
^ loads|-6|3
^ looks|9|24
^ lost the|-31|0
^ lost|-53|0
^ low|1|-6
^ mine is|-8|0
^ mine|-49|0
^ more|8|-12
^ my PERSON|-19|2
^ my|-13|18
^ neither ,|-26|0
^ neither ASKED|5|-1
^ neither|1|-5
^ never been|7|1
^ never|-25|-4
^ new ASKED|10|14
^ new|1|13
^ nice|3|19
^ no ,|16|-4
^ no ASKED|9|5
^ no TRIED|-15|1
^ no it|14|-11
^ nobody|-7|-3
^ none|7|-10
^ nope ,|5|-3
^ nope|6|-6
^ not ASKED|11|10
^ not a|12|1
^ not one|13|7
^ nothing ASKED|-14|-2
^ nothing else|-35|0
^ nothings been|2|-24
^ nothings|6|-75
^ nothing|-15|9
^ not|30|4
^ no|-9|-46
^ one ASKED|9|17
^ one is|-10|10
^ one of|10|9
^ one|25|-4
^ only got|14|0
^ only when|11|-20
^ only|-3|-17
^ on|15|22
^ orange|4|5
^ other|-2|15
^ plays|7|-33
^ puddle|4|3
^ pulled|2|12
^ put|10|-1
^ ran|7|-30
^ red|6|5
^ right|11|-4
^ runs|15|-8
^ same ASKED|5|-28
^ same|25|-25
^ sat|6|9
^ says NUMBER|8|-17
^ says no|12|12
^ says|23|9
^ screen is|6|0
^ screen|-19|0
^ shoved|8|1
^ silent|16|-5
^ sits|12|-30
^ smooth|4|12
^ solid|-14|1
^ spins|3|-7
^ stays|17|-6
^ steady|4|-14
^ stiff|1|5
^ still the|7|-16
^ still|16|15
^ straight|3|-5
^ stuck|11|-3
^ swapped|1|6
^ takes|-20|-5
^ the ASKED|-15|3
^ the PERSON|12|0
^ the TRIED|-34|0
^ there is|-17|25
^ there|-12|5
^ they are|-18|-11
^ they do|8|0
^ they|-15|-1
^ the|-34|3
^ tight|5|-6
^ tiny|15|16
^ took|5|15
^ too|-11|0
^ top|11|19
^ tried|2|4
^ unchanged|7|-8
^ used|-13|9
^ was|-5|2
^ we had|11|3
^ we have|-16|0
^ went|12|6
^ we|-16|4
^ what is|-17|0
^ what|-40|0
^ where is|-14|0
^ where|-22|0
^ which ASKED|-9|0
^ which|-20|0
^ will not|20|-9
^ will|10|-9
^ works|0|6
^ would|-22|0
^ yeah|9|7
^ yep|6|9
^ yes|14|13
^ you can|5|9
^ you could|5|21
^ you have|14|-6
^ you|31|6
^|10|-4
a ASKED $|-15|4
a ASKED ,|-9|0
a ASKED|-31|18
a NUMBER|8|1
a PLACE|-11|9
a TIME $|4|-26
a TIME|5|-24
a TRIED $|-14|-21
a TRIED|-24|-16
a battery|-10|0
a big|14|-4
a bit of|-14|9
a bit|0|14
a drop|3|-20
a few|13|-1
a good|1|18
a little|13|-7
a new|8|0
a second|11|-33
a sec|1|6
a thing|17|0
about $|20|4
about NUMBER|7|19
about|23|37
across $|-11|-1
across|11|-21
after NUMBER TIME|1|14
after NUMBER|1|11
after|1|31
again $|7|9
again|6|9
ago $|-10|0
ago|-18|0
air|6|3
all $|29|-15
all ASKED $|11|1
all ASKED|13|-7
all NUMBER|-7|-25
all TIME $|-10|8
all TIME|-3|-9
all along|9|-1
all i|-24|0
all of them|3|-7
all of|5|-8
all over $|13|-4
all over the|2|10
all over|14|7
all round|4|-4
all the time|5|11
all the way|2|-14
all there|5|-3
all the|-4|6
all|24|-2
along $|19|0
along|21|-9
already|28|0
always|-10|-14
amp|-17|0
am|-11|0
an TIME|3|9
an inch $|11|12
an inch|23|14
and ASKED $|8|-7
and ASKED|20|-23
and TRIED|1|-22
and all|4|-11
and a|-23|3
and dry|1|-28
and i am|-24|0
and i have|-8|0
and it ASKED|0|6
and it is|-26|17
and it still|4|-11
and it was|2|5
and it|11|10
and i|-33|10
and my|-14|0
and never|3|-8
and no ASKED|2|8
and nothing|4|7
and no|4|19
and that|4|2
and the ASKED|5|-3
and there is|5|1
and there|5|1
and they|7|29
and the|15|-7
and|42|9
any ASKED $|8|0
any ASKED|5|6
any more $|13|6
any more|13|6
anything $|14|0
anything|5|-16
anywhere $|20|-14
anywhere|19|-14
any|17|-57
an|19|5
apple|1|17
are ASKED|-10|0
are all|21|-12
are dead|5|1
are fine $|5|1
are fine|6|2
are not|-8|0
are|-54|-45
arm $|-7|0
arm|-3|-17
as anything $|2|12
as anything|3|8
as a|-7|19
as it|5|-3
as i|5|7
as the|-6|-4
as well $|5|-20
as well|5|-20
as you like|1|-11
as you|1|-11
ask|-17|0
as|35|-26
at NUMBER|-6|-16
at all $|24|-15
at it $|12|5
at it|9|6
at my|-7|0
at the ASKED|7|4
at the bottom|-3|5
at the|-4|7
at work $|-18|0
at work|-19|0
at|-17|19
away $|14|9
away|17|7
a|6|28
back $|-16|-9
back in|19|10
back on|2|10
backs|-24|0
back|27|8
bad $|9|-4
bad|10|-5
bag|-28|0
bang|11|14
bare $|20|18
barely|16|11
bare|23|37
bars|9|-3
bar|7|-20
bath|-6|0
batteries|-68|0
battery|-25|-5
been ASKED $|4|-4
been ASKED|13|-19
been in|9|-8
been|2|-4
before $|-14|6
before|-5|7
bent|19|4
between|6|0
be|-7|5
big ASKED|9|9
big|21|12
bit of|0|-16
bits|-7|13
bit|-8|-8
black $|-3|-7
black|18|-42
blades|16|0
blank $|6|-14
blank|5|-15
blinks|2|5
blue|4|-16
bolt|3|-9
bone dry|2|-8
bone|2|-8
borrowed|14|3
both $|18|5
both ASKED $|5|-1
both ASKED|12|-12
both ways|6|5
both|8|-24
bottom $|32|9
bottom|21|5
bought it|-46|-6
bought|-31|-9
box|-21|1
brick|6|0
bright|8|1
broken|-15|0
broke|-18|8
brown|11|12
budge|7|-1
built in|-10|0
built|-12|0
bulb|-28|0
burning|4|-7
but it|8|-14
but no|26|10
but the|-9|22
buttons on|-10|0
buttons|-65|2
button|-23|0
but|38|59
buzzes|10|-6
by the|7|1
by|4|25
cable $|10|-21
cable|3|-40
came $|7|-8
came off|-25|0
came on|17|-2
came with|9|-10
came|-2|-10
can ASKED|19|-1
can hear it|6|4
can hear|11|4
can not ASKED|-9|0
can not get|8|0
can not remember|8|0
can not see|-27|0
can not tell|-6|0
can not|-45|17
can see|3|6
can|-2|41
card in the|8|0
card in|8|0
card|2|8
case $|-8|0
case|-10|-10
catches|3|-5
catch|12|0
caught|16|6
cd|-3|5
chalky|5|5
changed|7|-8
charger|-25|3
clean $|16|-22
clean ,|2|-25
cleaned it|-11|-1
cleaned|-11|-1
clean|40|-51
clear $|14|-24
clear ,|5|-1
clear|23|-33
clicks|1|5
clunks|10|9
clunk|2|9
cold $|-6|-23
cold|-3|-28
come off $|-8|0
come on|-1|-6
comes on|-9|16
comes|33|16
come|-9|16
coming|23|2
cool|1|-6
cordless|-40|0
cord|-17|0
corner $|21|6
corner|24|-13
could be|-11|0
could not say|-7|0
could not|4|-5
covered in|-28|0
covered|-30|0
cover|-11|6
cracked|-8|0
crawls|10|15
cup|37|18
cuts|10|-10
cut|-16|2
c|-20|0
damp|-32|0
dark $|2|-7
dark and|-29|0
dark|-27|-16
dead $|-22|19
dead ,|2|11
dead as|4|-2
dead|-16|1
deep|23|-24
denied 0 absence|15|-3
denied 0 does1|14|-26
denied 0 have0|1|7
denied 0 have1|4|27
denied 0 is0|16|-9
denied 0 is1|20|-25
denied 0 other0|13|0
denied 0 other1|-4|7
denied 0 presence|8|5
denied 0 was0|-9|12
denied 0 was1|-30|-15
denied 0 you0|-3|-8
denied 0 you1|1|32
denied 0 |13|4
denied 1 absence|-9|47
denied 1 does0|-29|-1
denied 1 does1|-42|10
denied 1 have0|20|-20
denied 1 have1|36|2
denied 1 is0|-8|29
denied 1 is1|2|28
denied 1 other1|-15|-3
denied 1 presence|2|-40
denied 1 was0|10|-8
denied 1 was1|20|-7
denied 1 you0|6|-10
denied 1 you1|-1|-17
denied 2 absence|9|-2
denied 2 does0|19|-16
denied 2 does1|4|18
denied 2 is0|19|-10
denied 2 is1|-36|0
denied 2 was0|13|-2
denied 2 you0|-12|-1
denied 2 |10|-4
desk|-1|13
device|4|13
did it|1|19
did not know|19|-3
did not|-1|-8
did|13|-11
died|6|2
dies $|3|3
dies|6|-15
digital|-23|0
display|-73|0
do it|-12|0
do i|-8|0
do not have|-6|0
do not know|-10|0
do you mean|-14|0
do you|-9|0
does it $|14|11
does it|10|7
does not ASKED|-6|-10
does not come|7|0
does nothing $|3|10
does nothing|15|-2
does not|2|-27
does|-10|20
dog|8|0
doing|11|0
done|0|13
door|-13|0
down $|8|-3
down it|2|10
down there $|13|3
down there|13|3
down the|12|11
down to|-8|0
down|22|34
do|-37|11
drips|7|-1
drop $|3|-33
dropped it|4|3
dropped|15|-2
drops|14|10
drop|9|-34
drum|-11|0
dry $|11|-21
dry ,|1|-6
dry|19|9
each time|2|-9
each|14|13
ear|5|15
echo false false absence|-7|11
echo false false does0|21|18
echo false false does1|-12|6
echo false false have1|1|6
echo false false is0|-5|27
echo false false is1|32|17
echo false false other1|-17|-6
echo false false presence|10|-8
echo false false was0|-5|-9
echo false false was1|4|-20
echo false false you0|-5|-29
echo false false you1|-5|7
echo false false |7|2
echo false true absence|7|35
echo false true does0|-32|-32
echo false true does1|-5|3
echo false true have0|13|-1
echo false true have1|29|-5
echo false true is0|15|9
echo false true is1|-26|1
echo false true presence|10|-52
echo false true was0|24|-2
echo false true you0|9|-3
echo false true you1|-14|13
echo false true |17|-17
echo true false absence|18|1
echo true false does0|-34|1
echo true false does1|4|-12
echo true false have0|2|-11
echo true false have1|16|25
echo true false is0|30|-25
echo true false is1|-21|-5
echo true false other0|11|14
echo true false other1|-4|10
echo true false presence|-21|14
echo true false was0|-3|14
echo true false was1|-14|-1
echo true false you0|-13|14
echo true false you1|13|-8
echo true false |-7|15
echo true true does0|32|-6
echo true true does1|-11|4
echo true true is0|-11|0
echo true true presence|19|2
echo true true |16|-3
edge $|-6|34
edge|-6|37
egg|2|13
either $|18|-24
either|30|-22
electric $|-9|0
electric|-19|0
else|-33|-6
empty|2|-5
end $|27|-18
end|27|-9
enough|-19|0
even ASKED|-16|0
even on|9|-9
even with|6|-5
even|48|-47
ever $|-12|2
every ASKED|5|-19
every TIME $|4|5
every TIME|27|9
every time|0|10
everything $|10|-1
everything|9|2
everywhere $|-4|-11
everywhere|-27|-11
every|54|-18
ever|7|-1
face|1|-23
fan|-14|0
far $|-16|0
far|-14|0
feel it|25|0
feels|1|-6
feel|24|6
fell off|-17|0
fell|-25|-61
few|13|3
filled|-9|0
fine $|12|-9
fine ,|2|-14
fine with|1|16
fine|26|4
finger $|6|-7
finger|9|-13
firm $|6|-23
firm|6|-23
first $|9|0
first no|10|-56
first null|5|16
first time|4|2
first yes|16|32
first|17|10
flat|9|-45
flex|33|-11
flies|15|21
flops|6|8
fluff|4|2
flush|13|-3
for NUMBER TIME|-1|-6
for NUMBER|-1|-6
for TIME $|-2|4
for TIME|6|3
for a sec|1|5
for a|8|-3
for it|-5|2
for my|-21|0
forgot|15|18
form does0|-8|-19
form does1|-16|2
form have0|20|-13
form have1|45|26
form is0|21|11
form is1|-13|13
form other0|12|0
form other1|-20|4
form was0|14|2
form was1|-6|-23
form you0|-9|-19
form you1|-3|14
found it|-19|0
found|-18|6
freely|1|5
freezer|-18|0
free|2|-6
fresh|1|9
fridge|-20|0
from the|13|-22
from|28|9
front $|11|0
front|7|14
frozen|-23|0
full of|-16|2
full|-15|-13
gave|-4|6
get the|11|0
get to it|-9|0
get to|-9|0
gets|28|15
get|1|29
gives|5|-22
glass $|-21|0
glass is|-10|0
glass|-35|14
glued in|-11|0
glued|-38|-24
go $|12|23
goes $|13|5
goes in $|6|-4
goes in|11|-7
goes off|14|6
goes on|7|11
goes round|2|-21
goes|53|21
going|15|21
gone $|26|-49
gone ,|1|15
gone|-15|6
good $|8|0
good|9|20
got a|5|4
got it|-5|7
got no ASKED|-7|0
got no|-15|0
got one|-6|0
got the one|10|0
got to|4|7
got|-40|4
go|8|28
grand|20|-11
green|27|25
grips|10|-26
had a|-4|15
had it $|-6|0
had it|-18|-6
had the|-13|-8
had|-23|6
halfway|7|14
hand $|-2|4
handle|-9|10
hands|29|-12
hand|-21|12
hanging|8|5
hard $|-6|-1
hardly|31|40
hard|8|-6
has a|-25|3
has not got|-7|0
has not|-6|-3
has|-34|2
have $|-9|0
have a ASKED|-6|0
have a|-8|0
have gone|23|-1
have not got|-11|0
have not|-9|-4
have only|-17|0
have to|13|3
have|-27|10
hear it|10|11
hear|0|11
heat|11|5
held|8|-12
here $|-18|5
here|-40|5
he|-27|0
high|2|-22
hit|-6|1
hold it|13|47
hold|18|67
hole $|19|0
holes|12|-9
hole|21|1
holiday|-7|0
home|-7|0
hot $|-15|0
hot|-7|5
house $|-26|0
house|-44|0
how do|-7|0
however|8|-14
how|-36|-3
hums|3|20
i ASKED it|8|6
i ASKED|8|10
i TRIED $|1|-6
i TRIED it|2|4
i TRIED the|1|5
i TRIED|4|5
i am|-8|0
i can ASKED|11|-9
i can not|-28|0
i can see|3|6
i can|14|8
i could not|9|0
i could|20|7
i did|8|0
i do not|-15|0
i do|15|4
i get|9|12
i got it|-18|0
i got|-26|0
i had|17|-1
i have not|-9|0
i have no|11|0
i have only|-9|0
i have|-13|7
i hold|1|20
i know|-7|0
i lean on|4|2
i lean|4|2
i never|-9|0
i only|-19|0
i plug|10|0
i press|-1|7
i push|3|4
i put|10|-8
i think $|7|0
i touch|3|-29
i was|-10|0
i wiggle|0|6
i will|-10|0
ice|12|13
id|-2|10
if it|-12|0
if i|13|16
if|8|-2
in $|3|13
in ,|8|-23
in ASKED|-2|-12
in NUMBER $|3|-5
in NUMBER|13|6
in TIME $|8|-10
in TIME|11|-8
in and it|-5|-18
in and|0|-17
in a|-12|-16
in it $|13|-6
in it is|7|2
in it|8|0
in my hand|13|6
in my|16|11
in one|-7|0
in that|24|-10
in the ASKED|-11|-6
in the PLACE|8|-7
in the TIME|-4|-4
in the bottom|27|-8
in the middle|24|5
in the way|-16|0
in there $|4|15
in there|-4|7
in the|-4|-4
in with|-15|0
inch $|11|12
inch|23|-14
indoors|19|-3
into the|4|-11
into|-17|1
in|12|2
is $|-8|-13
is ,|5|3
is ASKED $|10|-3
is ASKED|6|19
is NUMBER|-33|0
is PLACE the|6|0
is PLACE|-16|0
is TRIED|3|3
is a ASKED|9|-7
is a bit|-10|-1
is all|-21|22
is an|-8|4
is been|1|13
is black|-8|0
is clear $|10|-13
is clear|12|-13
is dead|-6|3
is dry|1|11
is electric|-21|0
is fine $|4|-13
is fine|7|7
is full|-13|0
is gone $|4|-4
is gone|12|14
is got a|9|6
is got no|-8|0
is got|-6|2
is hanging|8|4
is hard|8|0
is in the|-26|5
is in|-9|8
is it|-11|0
is just|-18|-11
is like|4|3
is no TRIED|-6|0
is nothing|3|-6
is not|3|7
is no|-21|-1
is off|0|-10
is on a|-10|0
is one of|-16|0
is one|-4|-10
is only got|-21|0
is on|-6|23
is perfect $|2|7
is perfect|2|6
is silent $|5|-11
is silent|5|-11
is so|12|0
is stuck|-25|-4
is that|-30|0
is the ASKED|2|4
is the same|4|9
is there|-2|-6
is the|-9|-9
is too|-11|0
is up|-10|-8
is wrapped|-12|0
is|-20|-11
it $|17|-9
it , it|-16|0
it , no|8|-1
it ,|0|-29
it ASKED $|0|6
it ASKED|-9|1
it NUMBER|-11|0
it TIME|-6|0
it all|-8|-18
it and it|6|-8
it and|-9|5
it at|-8|-2
it a|8|13
it before|-12|0
it came with|22|-11
it came|-8|-6
it comes on|-13|0
it comes|-5|4
it did|6|-10
it does not|11|-8
it does|5|4
it down|5|-7
it every TIME|11|2
it every|12|0
it for|12|0
it goes $|4|-14
it goes|20|13
it has|7|0
it in the|-3|3
it in|10|14
it is ASKED|5|1
it is NUMBER|-14|0
it is PLACE|10|0
it is TRIED|3|3
it is all|-16|19
it is always|-6|1
it is an|-25|0
it is a|-3|-22
it is been|-1|10
it is black|-8|0
it is dead|4|-2
it is electric|-21|0
it is full|-13|0
it is gone|11|15
it is hard|8|0
it is in|-5|15
it is just|5|-11
it is like|4|2
it is not|6|4
it is off|5|12
it is one|1|-12
it is on|-6|16
it is so|12|0
it is still|-6|0
it is the|19|-15
it is too|-7|0
it is wrapped|-12|0
it is|32|-16
it just|24|-2
it last TIME|-13|-1
it last|-12|-3
it like|-4|2
it never|11|0
it off|-22|9
it on the|6|-6
it on|-14|-1
it out $|16|-11
it out|17|-14
it says|7|23
it should|11|-34
it so|-12|0
it still|5|-15
it stops|-14|0
it takes|-20|0
it the|-23|0
it up $|6|0
it up|1|-6
it used|20|0
it was in|-2|18
it was|10|21
it went $|10|8
it went|8|8
it will not|6|15
it will|6|15
it without|-24|0
it with|3|17
it would|23|0
its own|18|0
itself $|15|-2
itself|7|-2
its|25|-9
it|6|15
i|-20|21
jack|-5|6
jammed|-71|0
jug|-19|0
just ASKED|-20|13
just as|3|-23
just a|5|10
just the one|-5|-3
just the|2|-15
just|34|-7
keeps|9|-25
keep|3|-19
kettle|5|1
key|6|0
know $|-16|0
knows $|-13|0
knows|-17|0
know|-14|20
lamp|13|-4
laptop|-3|-3
last TIME $|2|7
last TIME ,|-7|0
last TIME|-5|7
last|5|3
later|17|0
lead $|-27|-3
lead|-14|-11
lean on|6|3
lean|6|3
leave|-8|-10
led|12|-3
left $|-2|8
left it|-8|8
left one|5|-1
left|-1|12
leg|3|-4
length 0|13|-36
length 1|4|-22
length 2|-21|-12
length 3|11|-2
length 4|9|52
length 5|30|21
lid|-8|0
life $|12|2
life|15|3
lift|8|0
light $|-16|0
lights|-15|-19
light|-9|-22
like $|-5|-6
like an|4|8
like a|18|-2
like it is|10|-8
like it|10|-10
like that $|11|0
like|53|0
lines|5|5
line|11|4
little red|1|-6
little|39|21
lit|9|29
loads of|-34|-6
loads|-45|-5
lol|-11|0
looked|-9|0
looks|-2|35
look|-22|-3
loose $|20|-7
loose|22|-7
lost the TRIED|-14|0
lost the|-35|0
lost|-93|1
lots|10|-22
lot|13|2
loud|-16|1
lovely $|1|18
low|25|-26
machine|11|-4
mains|23|0
make it|-7|0
makes|3|-4
make|0|-22
manual|-8|0
mark|2|6
matter|26|0
mattress is|-13|0
maybe|-30|0
me $|-20|0
mean|-21|0
metal|-9|0
me|-58|10
mic|-16|0
middle $|13|5
middle of the|9|-5
middle of|11|-4
middle|29|13
might have|-11|0
might|-17|0
mine $|-9|0
mine is|-11|0
mine|-34|-5
missing $|-38|-5
missing|-67|-21
mm|8|-20
moment|-17|0
more $|13|6
more|32|10
moulded|-8|0
moved|4|15
moves|25|-23
mud|-11|0
my ASKED|-11|1
my PERSON|-7|-5
my TRIED|-13|0
my finger|6|-17
my hand $|14|6
my hand|17|6
my nail|17|2
my phone|4|-3
my|-14|44
nail|18|2
near the|2|-10
nearly|17|9
need to|-6|0
need|-39|0
neither , it|-8|0
neither ,|-7|7
neither ASKED|5|-1
neither|15|2
never ASKED it|-26|0
never ASKED|-9|-5
never been|11|0
never had|-22|0
never|-34|-13
new $|6|-30
new ASKED ,|10|14
new ASKED|10|13
new one|6|-2
new|21|-16
next to it|11|2
next to|13|0
next|10|5
nice and|2|11
nice|3|17
no $|9|13
no ,|18|11
no ASKED $|14|-10
no ASKED ,|11|-6
no ASKED ASKED|16|-1
no ASKED at|-3|12
no ASKED in|-23|0
no ASKED no|5|-1
no ASKED on|-18|-3
no ASKED to|-22|0
no ASKED|12|5
no TRIED $|4|8
no TRIED|-7|-3
no it is|11|-8
no it|14|-14
no light|-8|3
nobodys|-10|-16
nobody|-8|7
noisy|-11|0
none of them|4|-2
none|5|-13
nope ,|5|-3
nope|6|-6
normal|-9|-12
nor|24|-2
not $|-17|2
not ASKED $|5|-6
not ASKED ,|8|-4
not ASKED at|-4|-2
not ASKED|-1|-11
not TRIED|23|14
not a|15|1
not been|-5|-1
not budge|6|-2
not come off|-11|0
not come|-5|3
not even|23|-12
not get|7|0
not got|-19|0
not go|21|-6
not have a|-10|0
not have|-16|0
not hold it|10|0
not hold|14|0
not in|7|0
not know|8|-3
not make|8|0
not move|12|0
not one|16|5
not open|-17|0
not remember|8|0
not run|-11|0
not say $|-13|0
not say|-17|0
not see|-40|0
not shift|-3|-12
not sure what|-9|0
not sure|-14|0
not take|20|9
not tell|-10|0
not that|6|0
not tried|-8|0
nothing $|40|7
nothing ,|2|-17
nothing ASKED|-14|-2
nothing at|3|-4
nothing else|-30|0
nothing on|3|8
nothing to|6|0
nothings been|2|-24
nothings|7|-80
nothing|63|-37
noticed|-7|0
not|-44|5
now $|-52|19
now|-3|67
no|-4|-2
numbers|25|25
number|-6|0
of ASKED $|-6|7
of ASKED|-14|18
of NUMBER|11|26
of a|8|-23
of it $|9|-9
of it is|9|-9
of it|-8|-30
of my|14|16
of the ASKED|3|8
of them|11|-3
of the|-2|-5
of those|10|-5
off $|-6|-22
off ,|0|-11
off and|-6|-9
off at the|-8|0
off at|-20|0
off a|-22|0
off in|18|11
off it $|14|10
off it|18|11
off the|8|0
off to|-6|0
off|-26|-3
of|6|4
ok $|7|0
ok ,|3|26
ok|6|28
old $|12|-25
old|18|-23
on $|5|-24
on ASKED|9|1
on NUMBER|7|33
on TIME $|-2|8
on TIME|4|8
on and|-20|-15
on at all|-18|0
on at|-43|0
on a|20|-3
on every|2|11
on in|6|0
on it $|-2|6
on it ,|-25|1
on its own|11|9
on its|11|9
on it|-12|-14
on mine $|-15|0
on mine|18|0
on my|-20|-5
on off|7|2
on the ASKED|11|4
on the PLACE|-13|0
on the same|2|-9
on the side|-12|0
on there|-10|0
on the|8|5
on with|-13|0
once it is|2|-15
once it|4|-16
once|-7|-5
one $|-13|-15
one , it|-6|0
one ,|-14|2
one ASKED $|-17|-11
one ASKED|-8|-2
one is $|-6|-13
one is|14|31
one it came|5|-2
one it|6|13
one of the|3|14
one of|11|5
one side|7|12
one|-4|-6
only $|-12|20
only ASKED|4|-18
only a|-11|-16
only ever|23|0
only goes|16|31
only got|-8|0
only one|-33|0
only the one|-11|0
only the|-5|-1
only when|15|-20
only|-48|-29
on|11|4
opened|5|-18
opens no|48|-37
opens yes|30|55
opens |-5|-16
open|-27|-14
or no|14|-12
orange|29|1
or|33|-3
others|-7|6
other|5|22
our|6|0
out $|11|-1
out ,|-7|-3
out and|6|-1
out of it|-12|2
out of the|5|-10
out of|-17|8
out the|14|9
outside|-25|0
out|4|-3
over $|2|23
over it $|-14|8
over it|-7|3
overnight|-17|-9
over|-2|22
own|4|-25
packed|-5|5
pads|9|0
pair|9|-11
panel|-10|0
pc|3|5
perfect $|7|-7
perfect ,|1|-14
perfect|9|-16
petrol|-31|0
phone|10|-6
piece|9|0
pins|16|8
pin|15|-14
pipe|19|25
plate|12|3
plays|10|-19
play|-5|25
plug $|-10|0
plugged in|4|5
plugged|-9|7
plug|-41|-12
popped|4|19
pops|7|8
pop|10|0
press|-19|8
puddle|5|3
pulled|-1|23
pull|-17|6
purrs|2|-5
pushed|4|-31
push|6|1
put a|7|2
put it|2|-14
put the|6|0
put|25|19
quiet $|3|12
quiet|14|0
random|8|-10
ran|6|-26
reach|-13|0
read no|31|-66
read null|-55|1
read yes|52|69
really|-14|-7
red|19|-2
remember|8|0
remote $|-19|0
remote|-19|0
rest|2|17
right $|-2|-4
right now $|-11|0
right now|-11|0
right up|4|-12
right|40|-6
rings|8|-12
ring|12|-6
rinsed|11|6
ripped|5|13
rock solid|10|-5
rock|16|6
room $|-7|0
room|-10|-2
round $|9|-10
round round $|2|-17
round round|2|-17
round the|32|11
round|30|-29
runs off|3|19
runs|-15|-3
run|-30|-1
said|-9|0
same $|8|9
same ASKED|6|-29
same as|-12|-5
same|28|-32
sat|18|8
says NUMBER|9|-30
says no|4|-2
says|32|13
say|-5|9
screen $|14|-17
screen is|8|0
screens|-7|2
screen|-3|-37
screwed|-28|0
sealed|-17|-15
seam|17|-15
seconds|9|-4
second|-3|-56
sec|1|6
see $|-11|0
see it|22|0
see that|-12|0
seen|7|0
see|-1|32
seized|-20|0
set|18|-25
she is|-8|0
sheet|13|-19
shelf|10|-13
she|2|5
shift|-3|-12
short|-11|-16
should|14|-44
shoved|8|1
shut $|-56|0
shut|-41|-14
side $|0|9
side|9|18
silent $|6|-13
silent|33|-30
since $|-7|24
since NUMBER $|-13|8
since NUMBER|-13|17
since TIME $|8|-3
since TIME|0|-15
since last TIME|5|9
since last|5|9
since the|-8|0
since|-13|7
sink $|6|8
sink|3|8
sits|36|-54
sit|3|-12
sky|-11|0
slides|15|2
slide|-9|0
slow $|7|14
slow|7|-1
smooth all|1|-13
smooth as|0|20
smooth|11|-23
snapped $|-8|20
snapped off|-14|6
snapped|-11|10
so i can|-7|0
so it|9|0
so i|-13|0
socket $|-16|0
socket|-18|7
soft|6|-11
solid $|9|-4
solid ,|11|-4
solid|-10|5
something|-26|5
some|-1|15
soon as|1|-19
soon|1|-19
sort of|7|23
sort|11|20
sound $|9|-9
sounds|8|-4
sound|16|-21
so|-69|23
spins|10|0
spin|-9|20
split $|6|1
split|14|-1
spotless|10|-8
spot|8|-9
springs|16|-13
squeeze|12|16
stairs|-12|0
stands|8|-8
start $|-10|0
starts|4|10
start|3|-9
stays off|8|0
stays|36|-33
stay|7|0
steady $|5|6
steady|10|-7
sticking out|1|-12
sticking|1|-12
sticks|3|-6
stick|5|5
stiff $|2|-24
stiff|3|-22
still $|5|15
still dead $|6|-3
still dead|6|-3
still on|3|19
still the|8|-16
still|41|-32
stinks|6|0
stone cold|5|-16
stone|8|-17
stood|10|-25
stop $|9|-31
stopped|-1|8
stops|-11|-29
stop|17|4
storm|15|22
straight off|23|-6
straight out $|-7|0
straight out|-7|16
straight|34|-34
stuck|-17|5
stuff|8|2
sure what|-9|0
sure|-14|0
swapped|4|8
switch|-22|-5
tablet|3|-6
taken|-7|0
takes|-44|1
take|24|7
taped|-45|0
tape|-35|0
tea|15|10
tell you|-12|0
tells nothing|-191|-2
tell|-25|0
that $|3|4
that ,|-14|0
that ASKED|-4|26
that i can|5|-4
that is|25|-15
that i|3|-4
that one|8|0
that|-33|18
the ASKED $|4|6
the ASKED ,|8|-7
the ASKED ASKED|-7|0
the ASKED and|1|5
the ASKED are|-5|-2
the ASKED has|-14|0
the ASKED is|-5|-9
the ASKED off|-11|0
the ASKED on|-6|0
the ASKED|10|23
the NUMBER|35|-16
the PERSON $|-6|0
the PERSON|0|8
the PLACE $|-18|-28
the PLACE ,|-8|0
the PLACE|-34|-8
the TIME|16|-12
the TRIED $|3|9
the TRIED and|0|6
the TRIED is|-6|0
the TRIED|7|-8
the back $|-20|0
the back|-7|-7
the bottom $|32|9
the bottom|20|-1
the box $|5|-1
the box|-11|-1
the corner|21|7
the cover|8|0
the door|12|0
the end $|9|0
the end|9|1
the first|7|0
the flex|20|3
the front $|11|0
the front|7|10
the handle|4|9
the hinge|11|4
the jack|1|6
the lead|-5|-19
the left|13|-36
the light|-11|0
the little|2|10
the lot|18|-10
the middle $|13|5
the middle of|10|-1
the middle|25|5
the moment|-17|0
the one it|5|-2
the one|-7|-3
the plug|-9|1
the right|2|28
the same $|5|2
the same|1|-20
the second|13|-23
the side $|-9|-3
the side|-8|-2
the sink $|6|8
the sink|6|8
the time $|-2|8
the time|5|11
the top|10|-8
the tv|-31|0
the way $|-15|-10
the way|-14|-15
the wire|2|18
them $|10|-4
them and|11|-5
them|41|7
then $|-11|0
then it|5|9
then|18|25
there $|25|20
there ,|-11|-11
there and|4|9
there is an|17|6
there is a|25|4
there is no|-21|-1
there is|-6|15
there was|1|-12
there|17|-17
they all|2|-6
they are|-11|-1
they do not|7|0
they do|7|0
they|-4|9
the|11|3
thick|5|28
thing $|-26|0
things $|-33|0
things|-39|0
thing|2|24
think $|7|0
this|-38|0
those|-7|-5
through $|22|-23
through it|10|10
through the|-18|-5
through|11|-6
tight $|12|2
tight ,|4|23
tight as|5|-9
tight|28|7
till i|15|-13
till|18|-27
time $|10|-1
time no|18|-53
time null|-1|8
time yes|38|37
times|-18|2
time|28|3
tiny|-13|20
tip|17|0
to $|19|0
to ASKED $|14|-7
to ASKED|2|-12
to NUMBER|2|-24
to be|-7|4
to get|-20|0
to it $|-12|6
to it|0|7
to me $|-18|0
to me|-21|0
to open|-8|0
to say $|10|0
to say|10|0
to see $|-7|0
to see|-9|0
to the PLACE|-24|0
to the|-7|-10
to try|-11|0
too $|48|-18
too hot|-6|0
took|-10|19
too|-14|-11
top $|2|-17
top|18|-3
touched it $|9|-6
touched it|9|-6
touched|16|-30
touch|-19|-32
to|-18|8
treacle|3|6
tried the|1|-14
tried|7|-43
true|12|-11
try|-17|0
tug|9|-6
turn it|5|1
turns|4|-17
turn|4|-20
tv|-20|-19
twice|39|2
twist|3|-11
tyres|3|-5
unchanged $|7|-6
unchanged|17|-19
unplugged|7|7
up $|4|-9
up ,|0|9
up at the|8|0
up at|-7|2
up a|-11|0
up down|5|20
up in the|3|7
up in|5|12
up like|2|-17
up on|-8|0
up to|-7|-9
up with|11|0
upstairs|-2|36
up|19|15
usb|-33|4
used it|-30|7
used to|48|8
used|-11|20
uses|-14|0
use|-42|-4
using it|-6|0
v|9|-26
warm|3|-13
was $|-8|-5
was a|6|5
was in|-1|14
was my|9|0
was not|-11|0
was on|-35|0
was|6|3
water $|3|5
water|1|12
way ,|2|-7
ways|6|4
way|5|-8
we had a|12|1
we had|15|3
we have|-14|0
weak|2|-29
wedged|-12|0
wee|18|14
well $|5|-20
well|6|-19
went $|17|1
went in|9|-11
went|18|5
were|-20|0
wet|4|7
we|-21|9
what is a|-7|0
what is|-19|0
what it is|-6|0
what it|12|0
whatever i do|5|2
whatever i|12|-6
whatever|9|-32
whatsoever $|40|-6
whatsoever|40|-6
what|-31|-11
when i got|-31|0
when i lean|4|2
when i wiggle|0|6
when it is|1|-5
when it|-4|-13
when i|23|9
when you|-18|0
when|15|25
where is the|-14|0
where is|-15|0
where it|11|-2
where the|10|26
wherever i|4|-2
wherever|5|-2
which ASKED|-10|0
which|-40|3
while|4|15
whirrs|24|15
whirr|15|7
white|12|-1
who knows $|-13|0
who knows|-17|0
whole $|1|-5
whole|-3|-9
who|-20|0
wifi|9|0
wiggle the|0|6
wiggle|2|-8
will not ASKED|6|2
will not TRIED|23|0
will not budge|5|-9
will not come|-18|0
will not go|8|-5
will not open|-16|0
will not take|22|9
will not|-5|1
will|-10|0
windows|-9|-42
wiped|7|-4
wire $|21|3
wired|-20|0
wire|10|10
with $|2|-6
with a TRIED|5|-5
with a|-4|3
with it $|2|-8
with it|-3|-17
with my|15|-4
with nothing|4|8
with no|1|9
with one|-10|0
with the ASKED|8|-4
with the|-9|3
without|-43|14
with|6|21
wobbles|5|3
wooden|7|0
word|16|-20
work $|-31|0
works $|4|-5
works|7|-6
work|-56|7
worn|-9|0
worse|8|1
would not|6|-14
would|-46|-15
wound|3|14
wrapped|-15|0
wrong|6|-17
yeah|13|15
yep|6|9
yes $|10|5
yes ,|3|29
yes|26|45
yet $|-20|0
yet|-28|0
you can|2|18
you could|7|21
you have to|15|-7
you have|15|-7
you like $|1|-6
you like|1|-11
you mean|-20|0
your|5|-1
you|15|-8
~, ASKED|26|-3
~, NUMBER $|6|5
~, NUMBER x|14|-22
~, NUMBER|5|-10
~, PERSON|-11|0
~, TRIED|12|24
~, all x|2|-10
~, all|-8|-12
~, always|8|-1
~, and it|4|8
~, and|0|-8
~, a|-5|-18
~, but|3|20
~, can not|-6|0
~, can|-6|0
~, dead|8|-2
~, does|-10|0
~, do|-11|0
~, even|6|-8
~, i x|-11|-5
~, it is|7|-7
~, it just|25|0
~, it was|7|0
~, it x|-13|3
~, it|6|-6
~, i|-17|-3
~, just x|4|3
~, just|13|-5
~, my PERSON|7|0
~, never x|5|10
~, never|4|11
~, no ASKED|7|19
~, no idea|-6|0
~, no x|-4|-22
~, not a|5|-2
~, nothing $|3|-3
~, nothing|27|-11
~, not|-2|-8
~, no|-2|-9
~, only|21|-2
~, same $|3|7
~, same x|5|1
~, same|3|12
~, still x|1|-6
~, still|12|-14
~, the x|22|14
~, then|5|12
~, the|14|-3
~, x $|10|-38
~, x ,|16|15
~, x is|8|26
~, x it|17|-7
~, x x|-14|-31
~, x|32|15
~, you|-3|5
~? $|-43|0
~ASKED , ASKED|-2|-7
~ASKED , it|-14|-6
~ASKED , just|-11|-3
~ASKED , no|8|6
~ASKED , same|0|17
~ASKED , the|-6|0
~ASKED , x|19|25
~ASKED ,|-2|31
~ASKED ?|-9|0
~ASKED ASKED $|8|15
~ASKED ASKED and|4|3
~ASKED NUMBER $|2|-8
~ASKED NUMBER|9|16
~ASKED a x|3|3
~ASKED all|6|-17
~ASKED and ASKED|1|8
~ASKED and it|11|28
~ASKED and x|6|-3
~ASKED and|-12|15
~ASKED any more|13|0
~ASKED any|28|-1
~ASKED are all|7|-9
~ASKED are x|-19|1
~ASKED are|6|-30
~ASKED as|8|4
~ASKED at all|-5|10
~ASKED at|-3|16
~ASKED a|7|3
~ASKED back $|3|3
~ASKED back|5|11
~ASKED been x|-26|0
~ASKED been|-26|0
~ASKED but|15|12
~ASKED came|-24|0
~ASKED comes|3|15
~ASKED come|4|5
~ASKED dead $|3|8
~ASKED dead|5|8
~ASKED down|4|-18
~ASKED fine|5|4
~ASKED for|-20|2
~ASKED from the|1|-18
~ASKED from|2|-13
~ASKED has|-18|12
~ASKED in it|-21|0
~ASKED in|-24|-18
~ASKED is x|38|4
~ASKED is|7|3
~ASKED it $|-29|-5
~ASKED it is|2|13
~ASKED it x|14|-9
~ASKED it|13|-2
~ASKED i|9|0
~ASKED just x|5|-5
~ASKED just|5|3
~ASKED like a|6|10
~ASKED like x|2|12
~ASKED like|17|20
~ASKED my|3|-19
~ASKED no|6|-2
~ASKED off $|-14|0
~ASKED off|-27|-3
~ASKED on $|9|-5
~ASKED on it|-12|2
~ASKED on the|0|6
~ASKED one|24|38
~ASKED on|9|6
~ASKED or|1|-20
~ASKED out|-19|-12
~ASKED says|15|-8
~ASKED sound|6|-13
~ASKED so|-7|0
~ASKED stays|10|-5
~ASKED still|-11|0
~ASKED that|-7|0
~ASKED the x|8|8
~ASKED then|3|8
~ASKED there $|2|-4
~ASKED there|-2|-7
~ASKED the|15|-19
~ASKED tight|1|-10
~ASKED to x|15|20
~ASKED to|-13|-1
~ASKED up|3|8
~ASKED was|-6|-2
~ASKED when|3|3
~ASKED will not|14|3
~ASKED will|31|3
~ASKED x $|-3|37
~ASKED x ,|7|-2
~ASKED x and|1|19
~ASKED x in|9|-9
~ASKED x is|-21|0
~ASKED x i|8|-1
~ASKED x off|-10|0
~ASKED x on|0|-15
~ASKED x out|-18|12
~ASKED x up|15|-1
~ASKED x when|-15|0
~ASKED x x|9|-16
~ASKED x|9|26
~NUMBER $|17|10
~NUMBER , NUMBER|6|9
~NUMBER ,|13|23
~NUMBER ASKED $|-11|7
~NUMBER ASKED ,|2|-7
~NUMBER TIME $|-7|15
~NUMBER TIME|1|26
~NUMBER TRIED|9|11
~NUMBER a x|5|7
~NUMBER and|11|0
~NUMBER an|-14|0
~NUMBER are|3|-28
~NUMBER a|5|-13
~NUMBER in|5|2
~NUMBER it|11|20
~NUMBER of|-10|-4
~NUMBER x $|20|-7
~NUMBER x and|14|-11
~NUMBER x in|-12|0
~NUMBER x of|-15|0
~NUMBER x x|-7|19
~NUMBER x|0|10
~PERSON $|-22|0
~PERSON ,|6|0
~PERSON had it|-10|0
~PERSON had|-10|0
~PERSON x $|9|0
~PERSON x|-22|21
~PLACE $|-8|-21
~PLACE ,|-12|0
~PLACE ASKED|10|0
~PLACE a|-8|0
~PLACE the x|-16|-17
~PLACE the|-16|-14
~PLACE x $|3|5
~PLACE x|-15|5
~TIME $|3|13
~TIME , x|11|3
~TIME ,|34|12
~TIME ago $|-10|0
~TIME ago|-18|0
~TIME and it|-7|3
~TIME and|-3|-8
~TIME in|-13|0
~TIME x|13|13
~TRIED $|-6|15
~TRIED , and|6|0
~TRIED ,|15|-13
~TRIED ASKED|5|-8
~TRIED TRIED|-16|13
~TRIED and it|5|-10
~TRIED and|21|18
~TRIED does|-3|6
~TRIED in|-10|7
~TRIED is x|-6|0
~TRIED is|-21|17
~TRIED it x|14|-3
~TRIED it|17|9
~TRIED off|-8|0
~TRIED on it|-13|0
~TRIED on|-34|-11
~TRIED or|11|0
~TRIED out|8|10
~TRIED the x|1|5
~TRIED the|1|8
~TRIED up|4|12
~TRIED will not|-21|0
~TRIED will|-21|0
~TRIED x $|-5|-8
~TRIED x|-13|51
~^ ASKED ASKED|-7|14
~^ ASKED and|2|-4
~^ ASKED are|15|-9
~^ ASKED at|-9|0
~^ ASKED fine|3|5
~^ ASKED for|-16|0
~^ ASKED has|-6|0
~^ ASKED in|-4|-16
~^ ASKED is|14|-9
~^ ASKED it|6|-5
~^ ASKED like|7|15
~^ ASKED off|1|12
~^ ASKED one|5|7
~^ ASKED on|3|27
~^ ASKED the|13|-8
~^ ASKED with|7|-7
~^ ASKED x|4|4
~^ ASKED|0|8
~^ NUMBER ASKED|8|-21
~^ NUMBER of|-14|-4
~^ NUMBER x|10|-1
~^ NUMBER|36|14
~^ PERSON x|-28|0
~^ PERSON|-54|0
~^ PLACE|21|7
~^ TRIED ,|6|-5
~^ TRIED is|-21|0
~^ TRIED it|11|7
~^ TRIED x|-10|30
~^ TRIED|-6|-11
~^ a ASKED|5|20
~^ a x|17|-13
~^ after|4|5
~^ all ASKED|2|-19
~^ all NUMBER|-10|-1
~^ all of|5|-7
~^ all the|2|10
~^ all x|19|17
~^ all|19|-5
~^ always x|7|-10
~^ always|-6|-11
~^ an|4|4
~^ a|22|16
~^ back|4|5
~^ barely|11|10
~^ been in|3|-14
~^ been|15|-15
~^ bit|-3|4
~^ borrowed|16|3
~^ both ASKED|4|11
~^ both x|5|-6
~^ both|15|1
~^ bought it|-37|0
~^ bought|-36|8
~^ came|6|21
~^ can not|-9|-12
~^ comes|7|-3
~^ could not|-6|0
~^ dead|17|-10
~^ did not|19|-3
~^ did|26|2
~^ does not|23|-12
~^ does|6|-3
~^ do|-16|0
~^ dry|3|6
~^ even|12|8
~^ everything|-3|-16
~^ every|8|-14
~^ fine|0|24
~^ full of|-10|0
~^ full|-8|-8
~^ goes off|6|-8
~^ goes x|2|-7
~^ goes|15|-20
~^ got it|-9|0
~^ got to|4|7
~^ got|7|-14
~^ had it|10|3
~^ had|13|5
~^ have to|6|11
~^ have|7|7
~^ how do|-7|0
~^ how|-14|0
~^ i ASKED|5|9
~^ i am|-12|0
~^ i can|14|3
~^ i have|-1|-18
~^ i never|-18|0
~^ i only|-19|0
~^ i was|-9|0
~^ i x|-4|11
~^ if i|5|8
~^ if|8|5
~^ in|-1|9
~^ it ASKED|7|-12
~^ it came|-28|0
~^ it does|-4|-14
~^ it goes|9|13
~^ it is|-34|25
~^ it just|-6|0
~^ it only|-6|0
~^ it was|0|9
~^ it will|-5|-3
~^ it x|14|8
~^ it|-43|-31
~^ i|-71|-6
~^ just as|2|-6
~^ just a|3|13
~^ just the|7|1
~^ just x|7|1
~^ just|-6|-23
~^ keeps x|3|-11
~^ keeps|7|-26
~^ like a|3|21
~^ like|15|10
~^ mine is|-8|0
~^ mine|-49|0
~^ more|8|-12
~^ my PERSON|-19|2
~^ my x|19|13
~^ my|-13|18
~^ neither ,|-26|0
~^ neither ASKED|5|-1
~^ neither|1|-5
~^ never been|7|1
~^ never x|-31|0
~^ never|-25|-4
~^ new ASKED|10|14
~^ new|1|13
~^ no ,|16|-4
~^ no ASKED|9|5
~^ no TRIED|-15|1
~^ no it|14|-11
~^ no x|-32|-8
~^ nobody|-7|-3
~^ none|7|-10
~^ nope ,|5|-3
~^ nope|6|-6
~^ not ASKED|11|10
~^ not a|12|1
~^ not one|13|7
~^ not x|-27|0
~^ nothing ASKED|-14|-2
~^ nothing x|-6|-15
~^ nothing|-15|9
~^ not|30|4
~^ no|-9|-46
~^ one ASKED|9|17
~^ one is|-10|10
~^ one of|10|9
~^ one x|0|-20
~^ one|25|-4
~^ only got|14|0
~^ only when|11|-20
~^ only x|-8|-4
~^ only|-3|-17
~^ on|15|22
~^ other|-2|15
~^ put|10|-1
~^ same ASKED|5|-28
~^ same x|6|14
~^ same|25|-25
~^ says NUMBER|8|-17
~^ says no|12|12
~^ says|23|9
~^ silent|16|-5
~^ solid|-14|1
~^ stays x|3|11
~^ stays|17|-6
~^ still the|7|-16
~^ still|16|15
~^ stuck|11|-3
~^ the ASKED|-15|3
~^ the PERSON|12|0
~^ the TRIED|-34|0
~^ the x|-6|-7
~^ there is|-17|25
~^ there|-12|5
~^ they are|-18|-11
~^ they do|8|0
~^ they x|-6|10
~^ they|-15|-1
~^ the|-34|3
~^ tight|5|-6
~^ too x|-11|0
~^ took|5|15
~^ too|-11|0
~^ tried|2|4
~^ used|-13|9
~^ was|-5|2
~^ we had|11|3
~^ we have|-16|0
~^ went|12|6
~^ we|-16|4
~^ what is|-17|0
~^ what|-40|0
~^ where is|-14|0
~^ where|-22|0
~^ which ASKED|-9|0
~^ which|-20|0
~^ will not|20|-9
~^ will|10|-9
~^ works|0|6
~^ would|-22|0
~^ x $|19|34
~^ x ,|16|-21
~^ x ASKED|-19|-4
~^ x NUMBER|19|-18
~^ x TRIED|6|-8
~^ x after|2|17
~^ x all|3|16
~^ x and|-15|4
~^ x are|-37|13
~^ x as|22|-1
~^ x at|15|10
~^ x back|5|-4
~^ x been|5|-21
~^ x clean|3|-18
~^ x dead|-27|0
~^ x down|-10|2
~^ x even|8|-6
~^ x goes|-13|7
~^ x got|-8|0
~^ x has|-15|9
~^ x in|-3|14
~^ x is|7|0
~^ x it|29|-7
~^ x like|5|-8
~^ x my|7|-9
~^ x off|15|-14
~^ x of|20|10
~^ x one|-9|-2
~^ x on|-10|-7
~^ x out|12|17
~^ x them|9|11
~^ x the|-3|-3
~^ x to|4|-13
~^ x up|-17|-11
~^ x when|8|-1
~^ x will|-16|0
~^ x with|16|-21
~^ x x|-34|11
~^ x|11|-9
~^ yeah|9|7
~^ yep|6|9
~^ yes x|7|4
~^ yes|14|13
~^ you can|5|9
~^ you could|5|21
~^ you have|14|-6
~^ you x|2|-10
~^ you|31|6
~a ASKED $|-15|4
~a ASKED ,|-9|0
~a ASKED|-31|18
~a NUMBER|8|1
~a PLACE|-11|9
~a TIME $|4|-26
~a TIME|5|-24
~a TRIED $|-14|-21
~a TRIED|-24|-16
~a bit of|-14|9
~a bit|0|14
~a few x|13|-1
~a few|13|-1
~a good|1|18
~a new x|6|1
~a new|8|0
~a thing|17|0
~a x $|-3|-33
~a x ,|1|16
~a x ASKED|-14|-11
~a x and|9|24
~a x in|17|6
~a x of|36|-13
~a x on|-6|-11
~a x with|11|5
~a x x|-9|-14
~a x|29|-4
~about $|20|4
~about NUMBER x|6|8
~about NUMBER|7|19
~after NUMBER TIME|1|14
~after NUMBER|1|11
~after x|2|5
~again $|7|9
~ago $|-10|0
~all $|29|-15
~all ASKED $|11|1
~all ASKED x|2|-13
~all ASKED|13|-7
~all NUMBER|-7|-25
~all TIME $|-10|8
~all TIME|-3|-9
~all i|-24|0
~all of them|3|-7
~all of|5|-8
~all over $|13|-4
~all over the|2|10
~all over|14|7
~all the time|5|11
~all there|5|-3
~all the|-4|6
~all x $|11|16
~all x ,|13|-13
~all x in|-11|0
~all x up|-3|17
~all x x|-8|-1
~all x|10|15
~always x $|6|-20
~always x|4|-11
~am x|12|9
~an TIME|3|9
~an x $|12|-4
~an x x|17|10
~an x|16|3
~and ASKED $|8|-7
~and ASKED x|1|-6
~and ASKED|20|-23
~and TRIED|1|-22
~and a x|-13|3
~and all|4|-11
~and a|-23|3
~and dry|1|-28
~and i am|-24|0
~and i have|-8|0
~and i x|-6|0
~and it ASKED|0|6
~and it is|-26|17
~and it still|4|-11
~and it was|2|5
~and it x|24|17
~and it|11|10
~and i|-33|10
~and my|-14|0
~and never|3|-8
~and no ASKED|2|8
~and nothing|4|7
~and no|4|19
~and that|4|2
~and the ASKED|5|-3
~and the x|8|10
~and there is|5|1
~and there|5|1
~and they|7|29
~and the|15|-7
~and x $|11|26
~and x ,|-17|6
~and x are|4|11
~and x it|-10|-4
~and x the|3|-8
~and x x|8|-8
~and x|19|38
~any ASKED $|8|0
~any ASKED|5|6
~any more $|13|6
~any more|13|6
~any x $|-17|-24
~any x|-14|-31
~anything $|14|0
~anything x|6|0
~are ASKED|-10|0
~are all|21|-12
~are dead|5|1
~are fine $|5|1
~are fine|6|2
~are not|-8|0
~are x $|9|14
~are x ,|12|-5
~are x in|-7|0
~are x x|-9|0
~are x|-17|7
~as a x|14|19
~as anything $|2|12
~as anything|3|8
~as a|-7|19
~as i x|4|-4
~as it x|1|-5
~as it|5|-3
~as i|5|7
~as the x|-13|3
~as the|-6|-4
~as x $|8|-9
~as x|25|5
~as you like|1|-11
~as you|1|-11
~at NUMBER|-6|-16
~at all $|24|-15
~at it $|12|5
~at it|9|6
~at my|-7|0
~at the ASKED|7|4
~at the x|-8|23
~at the|-4|7
~at work $|-18|0
~at work|-19|0
~at x|12|11
~back $|-16|-9
~back in|19|10
~back on|2|10
~back x|4|15
~barely x|14|-1
~be x $|-10|0
~be x|-21|0
~been ASKED $|4|-4
~been ASKED|13|-19
~been in|9|-8
~been x $|-13|-2
~before $|-14|6
~bit of x|18|-14
~bit of|0|-16
~bit x $|-8|0
~both $|18|5
~both ASKED $|5|-1
~both ASKED|12|-12
~both x|12|-15
~bought it x|-33|0
~bought it|-46|-6
~but it|8|-14
~but no|26|10
~but the x|-10|12
~but the|-9|22
~but x|-11|-6
~by the x|-16|8
~by the|7|1
~by x $|-3|11
~by x|2|5
~came $|7|-8
~came off|-25|0
~came on|17|-2
~came with|9|-10
~came x|-16|0
~can ASKED|19|-1
~can hear it|6|4
~can hear|11|4
~can not ASKED|-9|0
~can not get|8|0
~can not remember|8|0
~can not see|-27|0
~can not tell|-6|0
~can not x|-18|0
~can not|-45|17
~can see|3|6
~can x it|4|-2
~can x|4|6
~clean $|16|-22
~clean ,|2|-25
~clean x|4|-6
~cold $|-6|-23
~come off $|-8|0
~come on|-1|-6
~come x|9|5
~comes on|-9|16
~could be|-11|0
~could not say|-7|0
~could not|4|-5
~could x|7|-2
~dead $|-22|19
~dead ,|2|11
~dead as|4|-2
~dead x|7|0
~did it|1|19
~did not know|19|-3
~did not|-1|-8
~do it|-12|0
~do i|-8|0
~do not have|-6|0
~do not know|-10|0
~do not x|23|-3
~do you mean|-14|0
~do you|-9|0
~does it $|14|11
~does it|10|7
~does not ASKED|-6|-10
~does not come|7|0
~does not x|10|-17
~does nothing $|3|10
~does nothing|15|-2
~does not|2|-27
~down $|8|-3
~down it|2|10
~down the x|10|7
~down there $|13|3
~down there|13|3
~down the|12|11
~down to|-8|0
~dry $|11|-21
~dry ,|1|-6
~each time|2|-9
~even ASKED|-16|0
~even on|9|-9
~even with|6|-5
~even x $|19|-13
~even x it|1|-6
~even x|21|-13
~ever $|-12|2
~ever x|19|0
~every ASKED|5|-19
~every TIME $|4|5
~every TIME|27|9
~every time|0|10
~every x|11|-10
~everything $|10|-1
~everything x|18|5
~feel it|25|0
~few x $|8|1
~few x|13|3
~fine $|12|-9
~fine ,|2|-14
~fine with|1|16
~firm $|6|-23
~first $|9|0
~first time|4|2
~for NUMBER TIME|-1|-6
~for NUMBER|-1|-6
~for TIME $|-2|4
~for TIME|6|3
~for a x|9|-15
~for a|8|-3
~for it|-5|2
~for my x|-21|0
~for my|-21|0
~for x $|14|0
~for x|20|-10
~found it|-19|0
~from the x|4|-23
~from the|13|-22
~from x to|23|2
~from x|1|6
~full of x|-19|0
~full of|-16|2
~full x|3|11
~get the|11|0
~get to it|-9|0
~get to|-9|0
~go $|12|23
~go x|12|7
~goes $|13|5
~goes in $|6|-4
~goes in|11|-7
~goes off|14|6
~goes on|7|11
~goes x $|6|5
~goes x x|8|18
~goes x|9|-9
~good $|8|0
~got a x|7|4
~got a|5|4
~got it|-5|7
~got no ASKED|-7|0
~got no x|-6|0
~got no|-15|0
~got one|-6|0
~got the one|10|0
~got the x|-11|0
~got to|4|7
~got x $|14|0
~got x|-4|7
~had a x|6|2
~had a|-4|15
~had it $|-6|0
~had it x|15|-2
~had it|-18|-6
~had the x|-10|0
~had the|-13|-8
~hard $|-6|-1
~hard x|-6|0
~has a|-25|3
~has not got|-7|0
~has not|-6|-3
~has x $|23|4
~has x|21|3
~have $|-9|0
~have a ASKED|-6|0
~have a|-8|0
~have not got|-11|0
~have not x|26|0
~have not|-9|-4
~have only|-17|0
~have to x|10|1
~have to|13|3
~have x $|15|-8
~have x it|-12|0
~have x|10|0
~hear it x|8|10
~hear it|10|11
~here $|-18|5
~hot $|-15|0
~how do|-7|0
~i ASKED it|8|6
~i ASKED|8|10
~i TRIED $|1|-6
~i TRIED it|2|4
~i TRIED the|1|5
~i TRIED|4|5
~i am x|12|9
~i am|-8|0
~i can ASKED|11|-9
~i can not|-28|0
~i can see|3|6
~i can|14|8
~i could not|9|0
~i could|20|7
~i did|8|0
~i do not|-15|0
~i do|15|4
~i get|9|12
~i got it|-18|0
~i got|-26|0
~i had|17|-1
~i have not|-9|0
~i have no|11|0
~i have only|-9|0
~i have x|-15|1
~i have|-13|7
~i know|-7|0
~i never x|21|0
~i never|-9|0
~i only x|-11|0
~i only|-19|0
~i put|10|-8
~i think $|7|0
~i was|-10|0
~i will|-10|0
~i x $|-11|-33
~i x it|13|0
~i x on|25|18
~i x the|-20|12
~i x|11|20
~if i x|7|13
~if it|-12|0
~if i|13|16
~in $|3|13
~in ,|8|-23
~in ASKED|-2|-12
~in NUMBER $|3|-5
~in NUMBER|13|6
~in TIME $|8|-10
~in TIME|11|-8
~in a x|-13|-10
~in and it|-5|-18
~in and|0|-17
~in a|-12|-16
~in it $|13|-6
~in it is|7|2
~in it|8|0
~in my x|7|9
~in my|16|11
~in one|-7|0
~in that|24|-10
~in the ASKED|-11|-6
~in the PLACE|8|-7
~in the TIME|-4|-4
~in the x|-7|9
~in there $|4|15
~in there|-4|7
~in the|-4|-4
~in with|-15|0
~in x $|-9|16
~in x x|-25|13
~in x|-21|31
~into the|4|-11
~is $|-8|-13
~is ,|5|3
~is ASKED $|10|-3
~is ASKED|6|19
~is NUMBER|-33|0
~is PLACE the|6|0
~is PLACE|-16|0
~is TRIED|3|3
~is a ASKED|9|-7
~is a bit|-10|-1
~is a x|31|9
~is all x|-51|24
~is all|-21|22
~is an x|-7|3
~is an|-8|4
~is been x|8|5
~is been|1|13
~is dead|-6|3
~is dry|1|11
~is fine $|4|-13
~is fine|7|7
~is full|-13|0
~is got a|9|6
~is got no|-8|0
~is got x|9|0
~is got|-6|2
~is hard|8|0
~is in the|-26|5
~is in x|9|0
~is in|-9|8
~is it|-11|0
~is just x|5|-1
~is just|-18|-11
~is like|4|3
~is my x|-9|0
~is no TRIED|-6|0
~is no x|-12|0
~is not x|-18|20
~is nothing|3|-6
~is not|3|7
~is no|-21|-1
~is off|0|-10
~is on a|-10|0
~is one of|-16|0
~is one x|7|0
~is one|-4|-10
~is only got|-21|0
~is on|-6|23
~is silent $|5|-11
~is silent|5|-11
~is so|12|0
~is stuck|-25|-4
~is that|-30|0
~is the ASKED|2|4
~is the same|4|9
~is the x|5|-18
~is there|-2|-6
~is the|-9|-9
~is too x|-11|0
~is too|-11|0
~is up|-10|-8
~is x $|-26|-28
~is x ,|16|34
~is x all|25|-16
~is x and|-28|-10
~is x at|-10|0
~is x from|10|13
~is x in|3|-13
~is x on|-18|0
~is x up|-6|0
~is x with|-9|0
~is x x|-29|19
~is x|0|-9
~it $|17|-9
~it , it|-16|0
~it , no|8|-1
~it , x|4|-13
~it ,|0|-29
~it ASKED $|0|6
~it ASKED x|-5|-28
~it ASKED|-9|1
~it NUMBER|-11|0
~it TIME|-6|0
~it all x|1|-15
~it all|-8|-18
~it and it|6|-8
~it and x|-8|0
~it and|-9|5
~it at|-8|-2
~it a|8|13
~it before|-12|0
~it came with|22|-11
~it came|-8|-6
~it comes on|-13|0
~it comes|-5|4
~it did|6|-10
~it does not|11|-8
~it does|5|4
~it down|5|-7
~it every TIME|11|2
~it every|12|0
~it for|12|0
~it goes $|4|-14
~it goes|20|13
~it has|7|0
~it in the|-3|3
~it in x|7|0
~it in|10|14
~it is ASKED|5|1
~it is NUMBER|-14|0
~it is PLACE|10|0
~it is TRIED|3|3
~it is all|-16|19
~it is always|-6|1
~it is an|-25|0
~it is a|-3|-22
~it is been|-1|10
~it is dead|4|-2
~it is full|-13|0
~it is hard|8|0
~it is in|-5|15
~it is just|5|-11
~it is like|4|2
~it is not|6|4
~it is off|5|12
~it is one|1|-12
~it is on|-6|16
~it is so|12|0
~it is still|-6|0
~it is the|19|-15
~it is too|-7|0
~it is x|6|-2
~it is|32|-16
~it just x|4|5
~it just|24|-2
~it last TIME|-13|-1
~it last|-12|-3
~it like x|0|-6
~it like|-4|2
~it never|11|0
~it off x|-7|0
~it off|-22|9
~it on the|6|-6
~it on|-14|-1
~it out $|16|-11
~it out|17|-14
~it says|7|23
~it so|-12|0
~it still x|2|-10
~it still|5|-15
~it the|-23|0
~it up $|6|0
~it up|1|-6
~it used|20|0
~it was in|-2|18
~it was x|14|20
~it was|10|21
~it went $|10|8
~it went|8|8
~it will not|6|15
~it will|6|15
~it without|-24|0
~it with|3|17
~it would|23|0
~it x $|-4|15
~it x ,|11|14
~it x and|10|-4
~it x in|9|-8
~it x on|-3|-17
~it x the|7|0
~it x up|18|-10
~it x x|-1|12
~it x|39|7
~its x|18|0
~just ASKED|-20|13
~just a x|4|8
~just as x|2|-10
~just as|3|-23
~just a|5|10
~just the one|-5|-3
~just the x|1|7
~just the|2|-15
~just x on|9|-6
~just x|28|4
~keeps x|6|-10
~know $|-16|0
~knows $|-13|0
~last TIME $|2|7
~last TIME ,|-7|0
~last TIME|-5|7
~like $|-5|-6
~like a x|16|13
~like an|4|8
~like a|18|-2
~like it is|10|-8
~like it|10|-10
~like that $|11|0
~like x $|20|10
~like x|30|7
~long x|-17|0
~loose $|20|-7
~make it|-7|0
~me $|-20|0
~mine $|-9|0
~mine is|-11|0
~more $|13|6
~my ASKED|-11|1
~my PERSON x|-9|4
~my PERSON|-7|-5
~my TRIED|-13|0
~my x $|-10|21
~my x ,|-8|0
~my x and|-1|8
~my x are|-7|0
~my x off|17|5
~my x on|-6|0
~my x x|25|-19
~my x|25|14
~need to|-6|0
~neither , it|-8|0
~neither ,|-7|7
~neither ASKED|5|-1
~never ASKED it|-26|0
~never ASKED|-9|-5
~never been x|8|1
~never been|11|0
~never had|-22|0
~never x $|32|-10
~never x it|-15|0
~never x|11|-3
~new $|6|-30
~new ASKED ,|10|14
~new ASKED|10|13
~new one|6|-2
~new x ,|2|4
~new x|-4|6
~no $|9|13
~no ,|18|11
~no ASKED $|14|-10
~no ASKED ,|11|-6
~no ASKED ASKED|16|-1
~no ASKED at|-3|12
~no ASKED in|-23|0
~no ASKED no|5|-1
~no ASKED on|-18|-3
~no ASKED to|-22|0
~no ASKED x|20|-7
~no ASKED|12|5
~no TRIED $|4|8
~no TRIED|-7|-3
~no it is|11|-8
~no it|14|-14
~no x $|-8|-8
~no x ,|35|4
~no x at|11|-3
~no x in|12|0
~no x on|-42|0
~no x to|-15|0
~no x x|-6|1
~no x|-35|8
~nobody x it|8|8
~nobody x|-3|8
~none of them|4|-2
~nope ,|5|-3
~not $|-17|2
~not ASKED $|5|-6
~not ASKED ,|8|-4
~not ASKED at|-4|-2
~not ASKED x|2|5
~not ASKED|-1|-11
~not TRIED|23|14
~not a x|14|5
~not a|15|1
~not been|-5|-1
~not come off|-11|0
~not come|-5|3
~not even x|12|-2
~not even|23|-12
~not get|7|0
~not got|-19|0
~not go|21|-6
~not have a|-10|0
~not have|-16|0
~not in|7|0
~not know|8|-3
~not make|8|0
~not move|12|0
~not one|16|5
~not open|-17|0
~not remember|8|0
~not say $|-13|0
~not say|-17|0
~not see|-40|0
~not sure what|-9|0
~not sure|-14|0
~not take|20|9
~not tell|-10|0
~not that|6|0
~not tried|-8|0
~not x $|-20|-21
~not x ,|-10|0
~not x at|4|-19
~not x it|18|8
~not x my|-7|0
~not x the|10|7
~not x x|-6|23
~not x|5|27
~nothing $|40|7
~nothing ,|2|-17
~nothing ASKED|-14|-2
~nothing at|3|-4
~nothing on|3|8
~nothing to|6|0
~nothing x $|17|-8
~nothing x|13|-27
~now $|-52|19
~of ASKED $|-6|7
~of ASKED|-14|18
~of NUMBER|11|26
~of a|8|-23
~of it $|9|-9
~of it is|9|-9
~of it|-8|-30
~of my|14|16
~of the ASKED|3|8
~of the x|-8|3
~of them x|-6|-3
~of them|11|-3
~of the|-2|-5
~of those x|13|-2
~of those|10|-5
~of x $|13|0
~of x|7|-3
~off $|-6|-22
~off ,|0|-11
~off and|-6|-9
~off at the|-8|0
~off at|-20|0
~off a|-22|0
~off in|18|11
~off it $|14|10
~off it|18|11
~off the x|8|9
~off the|8|0
~off to|-6|0
~off x $|-8|0
~off x|-19|0
~ok $|7|0
~ok ,|3|26
~old $|12|-25
~old x x|8|0
~old x|5|1
~on $|5|-24
~on ASKED|9|1
~on NUMBER|7|33
~on TIME $|-2|8
~on TIME|4|8
~on a x|15|-4
~on and|-20|-15
~on at all|-18|0
~on at|-43|0
~on a|20|-3
~on every|2|11
~on in|6|0
~on it $|-2|6
~on it ,|-25|1
~on its x|11|9
~on its|11|9
~on it|-12|-14
~on mine $|-15|0
~on mine|18|0
~on my x|0|-7
~on my|-20|-5
~on off|7|2
~on the ASKED|11|4
~on the PLACE|-13|0
~on the same|2|-9
~on the x|7|3
~on there|-10|0
~on the|8|5
~on with|-13|0
~on x $|-10|11
~once it is|2|-15
~once it|4|-16
~one $|-13|-15
~one , it|-6|0
~one ,|-14|2
~one ASKED $|-17|-11
~one ASKED x|8|16
~one ASKED|-8|-2
~one is $|-6|-13
~one is x|-9|-21
~one is|14|31
~one it came|5|-2
~one it|6|13
~one of the|3|14
~one of|11|5
~one x $|-8|-7
~one x ,|-12|0
~one x x|22|-5
~one x|-41|-11
~only $|-12|20
~only ASKED|4|-18
~only a x|2|-7
~only a|-11|-16
~only ever x|24|0
~only ever|23|0
~only goes|16|31
~only got|-8|0
~only one|-33|0
~only the one|-11|0
~only the x|3|3
~only the|-5|-1
~only when|15|-20
~only x $|-11|0
~only x|-37|-4
~or no|14|-12
~other x|3|13
~out $|11|-1
~out ,|-7|-3
~out and|6|-1
~out of it|-12|2
~out of the|5|-10
~out of|-17|8
~out the x|13|9
~out the|14|9
~over $|2|23
~over it $|-14|8
~over it|-7|3
~over the x|8|-8
~put a|7|2
~put it|2|-14
~put the|6|0
~quiet $|3|12
~same $|8|9
~same ASKED|6|-29
~same as|-12|-5
~same x $|5|-6
~same x x|3|-5
~same x|13|-11
~says NUMBER|9|-30
~says no x|4|3
~says no|4|-2
~says x|7|-4
~see $|-11|0
~see it|22|0
~see that|-12|0
~see x|35|12
~she is|-8|0
~silent $|6|-13
~since $|-7|24
~since NUMBER $|-13|8
~since NUMBER|-13|17
~since TIME $|8|-3
~since TIME|0|-15
~since last TIME|5|9
~since last|5|9
~since the|-8|0
~so i can|-7|0
~so it|9|0
~so i|-13|0
~so x $|-10|0
~so x|-15|0
~solid $|9|-4
~solid ,|11|-4
~solid x|3|3
~some x|1|14
~sound $|9|-9
~stays off|8|0
~stays x $|3|-6
~still $|5|15
~still dead $|6|-3
~still dead|6|-3
~still on|3|19
~still the|8|-16
~still x $|17|-32
~still x|22|-39
~sure what|-9|0
~tell you|-12|0
~that $|3|4
~that ,|-14|0
~that ASKED|-4|26
~that i can|5|-4
~that is|25|-15
~that i|3|-4
~that one|8|0
~that x $|-36|20
~that x x|29|0
~that x|-4|10
~the ASKED $|4|6
~the ASKED ,|8|-7
~the ASKED ASKED|-7|0
~the ASKED and|1|5
~the ASKED are|-5|-2
~the ASKED has|-14|0
~the ASKED is|-5|-9
~the ASKED off|-11|0
~the ASKED on|-6|0
~the ASKED x|-6|-10
~the ASKED|10|23
~the NUMBER x|30|-14
~the NUMBER|35|-16
~the PERSON $|-6|0
~the PERSON x|8|0
~the PERSON|0|8
~the PLACE $|-18|-28
~the PLACE ,|-8|0
~the PLACE x|-14|0
~the PLACE|-34|-8
~the TIME|16|-12
~the TRIED $|3|9
~the TRIED and|0|6
~the TRIED is|-6|0
~the TRIED x|3|6
~the TRIED|7|-8
~the back $|-20|0
~the back|-7|-7
~the first|7|0
~the lot|18|-10
~the one it|5|-2
~the one x|-47|0
~the one|-7|-3
~the same $|5|2
~the same x|3|-26
~the same|1|-20
~the time $|-2|8
~the time|5|11
~the x $|-37|-7
~the x ,|-4|-33
~the x ASKED|15|4
~the x PLACE|-28|1
~the x TRIED|4|10
~the x and|-6|-4
~the x at|-17|0
~the x goes|-12|7
~the x has|23|0
~the x in|-13|10
~the x is|-25|-4
~the x it|16|-16
~the x i|-8|-3
~the x off|12|0
~the x of|-9|0
~the x one|17|7
~the x on|-9|2
~the x that|20|18
~the x with|-5|13
~the x x|7|44
~the x|7|27
~them $|10|-4
~them and|11|-5
~them x $|-9|-2
~them x x|-9|0
~them x|-18|-3
~then $|-11|0
~then it|5|9
~then x $|6|22
~then x|15|24
~there $|25|20
~there ,|-11|-11
~there and|4|9
~there is an|17|6
~there is a|25|4
~there is no|-21|-1
~there is x|4|7
~there is|-6|15
~there was|1|-12
~they all|2|-6
~they are x|-8|12
~they are|-11|-1
~they do not|7|0
~they do|7|0
~they x $|16|20
~they x|9|23
~thing $|-26|0
~thing x|10|0
~think $|7|0
~those x|13|-2
~tight $|12|2
~tight ,|4|23
~tight as|5|-9
~till i|15|-13
~time $|10|-1
~to $|19|0
~to ASKED $|14|-7
~to ASKED|2|-12
~to NUMBER|2|-24
~to be x|-23|0
~to be|-7|4
~to get|-20|0
~to it $|-12|6
~to it|0|7
~to me $|-18|0
~to me|-21|0
~to open|-8|0
~to say $|10|0
~to say|10|0
~to see $|-7|0
~to see|-9|0
~to the PLACE|-24|0
~to the x|12|-7
~to the|-7|-10
~to try|-11|0
~to x $|-17|4
~to x ,|6|9
~to x it|2|12
~to x|1|5
~too $|48|-18
~too hot|-6|0
~too x to|-22|0
~too x|-60|0
~tried the|1|-14
~turn it|5|1
~up $|4|-9
~up ,|0|9
~up at the|8|0
~up at|-7|2
~up a|-11|0
~up down|5|20
~up in the|3|7
~up in|5|12
~up like|2|-17
~up on|-8|0
~up to|-7|-9
~up with|11|0
~up x $|3|4
~up x|1|-6
~used it|-30|7
~used to|48|8
~using it|-6|0
~was $|-8|-5
~was a x|3|6
~was a|6|5
~was in|-1|14
~was my|9|0
~was not|-11|0
~was on|-35|0
~was x|14|1
~we had a|12|1
~we had|15|3
~we have|-14|0
~went $|17|1
~went in|9|-11
~went x|7|13
~wet x|3|7
~what is a|-7|0
~what is|-19|0
~what it is|-6|0
~what it|12|0
~when i got|-31|0
~when i x|27|4
~when it is|1|-5
~when it x|-4|-6
~when it|-4|-13
~when i|23|9
~when you|-18|0
~where is the|-14|0
~where is|-15|0
~where it|11|-2
~where the x|10|28
~where the|10|26
~which ASKED|-10|0
~while x $|-6|0
~while x|-6|0
~who knows $|-13|0
~who knows|-17|0
~will not ASKED|6|2
~will not TRIED|23|0
~will not come|-18|0
~will not go|8|-5
~will not open|-16|0
~will not take|22|9
~will not x|-9|0
~will not|-5|1
~with $|2|-6
~with a TRIED|5|-5
~with a x|4|8
~with a|-4|3
~with it $|2|-8
~with it|-3|-17
~with my x|14|-4
~with my|15|-4
~with nothing|4|8
~with no|1|9
~with one|-10|0
~with the ASKED|8|-4
~with the x|-13|2
~with the|-9|3
~with x $|-27|-4
~with x|-14|7
~without x|-9|0
~work $|-31|0
~works $|4|-5
~would not|6|-14
~x $|28|-11
~x , ASKED|19|-1
~x , NUMBER|-9|0
~x , TRIED|10|31
~x , and|5|-8
~x , can|-8|0
~x , it|12|13
~x , i|-27|0
~x , just|28|4
~x , nothing|22|-7
~x , not|-9|0
~x , no|-15|-15
~x , same|-12|-25
~x , still|0|9
~x , the|10|0
~x , x|4|29
~x ,|5|42
~x ASKED $|41|-8
~x ASKED and|0|-8
~x ASKED as|6|-16
~x ASKED is|10|7
~x ASKED it|-8|9
~x ASKED on|1|14
~x ASKED x|-4|20
~x ASKED|44|27
~x NUMBER $|16|21
~x NUMBER x|-7|-11
~x NUMBER|23|18
~x PERSON|10|0
~x PLACE $|15|-2
~x PLACE the|-29|-23
~x PLACE|-24|-6
~x TIME $|2|-26
~x TIME|11|-21
~x TRIED ,|-9|0
~x TRIED|11|7
~x a ASKED|6|0
~x a x|-6|12
~x about $|6|16
~x after|1|11
~x all TIME|5|-17
~x all over|8|0
~x all the|11|4
~x all x|-2|-7
~x all|12|-11
~x an x|5|-8
~x and ASKED|2|-5
~x and a|9|2
~x and it|-5|2
~x and i|-26|-1
~x and never|8|-8
~x and the|19|30
~x and x|6|-13
~x and|40|-9
~x an|4|-12
~x are x|-3|6
~x are|-48|37
~x as anything|1|10
~x as a|-13|19
~x as it|1|10
~x as i|2|-15
~x as x|3|-8
~x as|7|6
~x at all|23|-23
~x at the|3|17
~x at|11|-24
~x a|6|27
~x back $|8|23
~x back|27|18
~x been|22|-6
~x be|10|-20
~x bit|11|0
~x both|5|-8
~x but no|26|9
~x but the|8|2
~x but|11|1
~x by x|2|-16
~x by|-5|-13
~x clean|16|-14
~x cold $|4|-22
~x cold|5|-21
~x comes|3|3
~x dead|-26|-20
~x do not|7|13
~x does nothing|-13|-3
~x does|-13|-2
~x down $|-11|3
~x down the|4|2
~x down|-1|11
~x do|18|19
~x dry|4|-9
~x each|13|14
~x even|13|-2
~x every TIME|5|6
~x every|8|15
~x fine|2|-6
~x for TIME|-3|6
~x for a|3|-15
~x for|-13|-3
~x from the|9|1
~x from x|5|-3
~x from|16|-1
~x full|6|2
~x go $|5|14
~x goes $|9|7
~x goes in|5|-4
~x goes x|-12|-6
~x goes|-12|9
~x got|10|13
~x go|24|15
~x had|-21|0
~x has a|-12|0
~x has x|10|10
~x has|-9|12
~x have|-18|0
~x here|-15|0
~x i can|6|0
~x i do|5|2
~x i x|0|-15
~x if|6|-14
~x in ,|14|-13
~x in and|2|4
~x in a|4|-26
~x in it|19|-2
~x in one|-9|0
~x in there|1|20
~x in the|11|23
~x in with|-16|0
~x in x|-31|-7
~x into the|9|0
~x into|7|-4
~x in|2|17
~x is ASKED|3|5
~x is|-31|12
~x it $|-14|-1
~x it ,|11|-18
~x it all|-1|-16
~x it and|-4|14
~x it a|8|0
~x it down|4|-8
~x it goes|5|19
~x it in|1|25
~x it is|16|-17
~x it like|7|1
~x it on|-31|2
~x it out|13|5
~x it up|-9|4
~x it with|-8|0
~x it x|14|-24
~x it|14|54
~x i|43|-10
~x just x|5|6
~x just|-20|2
~x last TIME|9|12
~x last|10|15
~x like a|3|-9
~x like x|18|9
~x like|23|-1
~x me|-19|6
~x my x|6|-9
~x my|-9|-9
~x now $|-14|0
~x now|-10|2
~x no|-5|13
~x of ASKED|-5|15
~x of it|7|0
~x of the|-11|-5
~x of x|18|2
~x off $|-3|15
~x off and|1|-12
~x off it|14|10
~x off the|19|4
~x off|7|33
~x of|45|26
~x ok $|5|-14
~x ok|-4|-14
~x on $|-21|-9
~x on TIME|5|5
~x on and|-8|0
~x on a|11|9
~x on it|9|-23
~x on mine|-11|0
~x on the|6|2
~x on x|-7|-5
~x one $|-13|-2
~x one is|-4|-20
~x one x|10|10
~x one|6|15
~x only $|-13|2
~x only|-18|2
~x on|6|-7
~x or|2|7
~x out $|-10|27
~x out ,|-9|0
~x out x|7|-1
~x out|20|10
~x over $|-15|20
~x over it|-11|-3
~x over|-24|15
~x says|-6|0
~x since|8|-16
~x so i|-10|0
~x solid|13|-5
~x so|-14|0
~x stays|1|-28
~x that is|16|-21
~x that x|14|27
~x that|-10|8
~x the ASKED|-5|-4
~x the TRIED|-2|-14
~x the same|13|-1
~x the x|24|-17
~x them $|-6|-2
~x them|-2|6
~x there $|-6|37
~x there|26|19
~x the|40|-9
~x thing $|-20|0
~x thing|-7|-14
~x till|10|-8
~x to ASKED|8|-2
~x to it|10|10
~x to the|-10|-24
~x to x|10|16
~x too $|22|-11
~x too|-2|-11
~x to|17|-13
~x up $|1|-5
~x up ,|4|7
~x up at|-10|0
~x up to|-3|-9
~x up x|-1|-5
~x up|30|22
~x was|-7|3
~x went|-30|0
~x what|23|0
~x when it|1|-16
~x when i|9|31
~x when|-4|22
~x where the|5|24
~x where|23|12
~x will not|-20|0
~x will|-20|0
~x with a|-14|0
~x with it|6|-20
~x with my|8|-19
~x with the|10|13
~x with x|9|-4
~x with|9|-15
~x x $|20|-6
~x x ,|-8|6
~x x ASKED|55|-12
~x x NUMBER|-25|0
~x x all|4|-2
~x x and|14|-23
~x x as|-17|-16
~x x a|-7|6
~x x by|-37|2
~x x down|12|14
~x x from|3|-19
~x x in|-4|45
~x x is|-14|1
~x x it|-17|8
~x x i|16|-1
~x x off|8|3
~x x one|4|11
~x x on|9|5
~x x out|-2|16
~x x over|-17|0
~x x so|-6|0
~x x there|9|3
~x x the|5|20
~x x to|-23|-3
~x x up|21|-1
~x x when|10|4
~x x with|12|-22
~x x x|22|40
~x x|19|9
~x yes|3|27
~yes $|10|5
~yes ,|3|29
~yes x|7|4
~yet $|-20|0
~you can|2|18
~you could|7|21
~you have to|15|-7
~you have|15|-7
~you like $|1|-6
~you like|1|-11
~you mean|-20|0
~you x it|-7|-17
~you x|-4|-11
~your x|3|7
`;
