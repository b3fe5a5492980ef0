// A table that a script writes, one line a sign.
/* oxlint-disable max-lines */
/**
 * What each sign of an answer is worth for its settling anything, and for its settling it by a yes, in
 * hundredths of logarithms of odds. Written by `npm run fit:answers -- --write`, which fits them to
 * answers written for it.
 */
export const answerWeights = `
$|10|-5
, ASKED|24|-3
, NUMBER $|6|5
, NUMBER|3|-8
, PERSON|-9|0
, TRIED|10|20
, all|-6|-9
, always|6|-1
, and it|4|7
, and|1|-6
, a|-4|-15
, but|3|18
, dead|7|-2
, does|-8|0
, do|-10|0
, even|5|-6
, it is|7|-7
, it just|20|0
, it was|6|0
, it|5|-6
, i|-14|-3
, just|12|-4
, never|3|10
, no ASKED|7|16
, not a|4|-2
, nothing|25|-10
, not|0|-8
, no|-2|-8
, only|17|-2
, same $|3|7
, same|3|11
, still|10|-13
, then|5|11
, the|14|-3
, you|-2|4
,|2|-30
= like +|-9|11
= like -|2|-8
= like|-19|51
= means +|17|-32
= means -|5|22
= means|7|-13
= phrases +|53|5
= phrases -|40|-25
= phrases|20|28
= said +|84|51
= said -|80|-52
= said|4|70
= sayings +|67|10
= sayings -|94|-39
= sayings|3|77
= states +|65|4
= states -|99|-60
= states|21|56
= well +|61|-29
= well -|41|-24
= well|41|-10
? $|-38|0
?|-50|0
@$|10|-5
@, $|-32|5
@, ASKED x|5|1
@, ASKED|16|8
@, FORNO $|7|-6
@, FORNO ,|0|9
@, FORNO x|7|-2
@, FORNO|14|-6
@, FORYES $|3|7
@, FORYES ,|2|-24
@, FORYES FORNO|1|-5
@, FORYES FORYES|1|13
@, FORYES x|-6|-22
@, FORYES|11|17
@, all x|1|-5
@, all|-6|-9
@, and FORYES|1|5
@, and it|4|7
@, a|-4|-15
@, but|3|18
@, does|-8|0
@, do|-10|0
@, even|5|-6
@, i x|-9|-8
@, it is|7|-7
@, it just|20|0
@, it was|6|0
@, it x|-15|0
@, it|5|-6
@, i|-14|-3
@, just x|8|-1
@, just|12|-4
@, not $|5|-8
@, not FORNO|-1|6
@, not FORYES|7|21
@, not a|4|-2
@, not x|-12|-37
@, not|22|-18
@, only|17|-2
@, same $|3|7
@, same|3|11
@, still x|5|-13
@, still|10|-13
@, the FORYES|-10|22
@, the x|28|-11
@, then|5|11
@, the|14|-3
@, x $|8|-42
@, x ,|13|16
@, x FORNO|2|-31
@, x FORYES|-3|-9
@, x it|10|-1
@, x x|-7|-14
@, x|28|-18
@, you|-2|4
@,|-11|-30
@ASKED $|-27|-10
@ASKED ASKED $|6|0
@ASKED ASKED|1|11
@ASKED FORNO $|0|10
@ASKED FORNO|-8|10
@ASKED FORYES $|5|2
@ASKED FORYES|14|34
@ASKED and it|6|8
@ASKED and|15|12
@ASKED any|10|0
@ASKED does|6|0
@ASKED for|-8|0
@ASKED has not|-10|0
@ASKED has|-11|0
@ASKED in|-9|0
@ASKED is x|1|14
@ASKED is|-5|17
@ASKED it $|-12|0
@ASKED it x|13|-24
@ASKED it|32|-39
@ASKED off|-8|0
@ASKED on|-8|-6
@ASKED out|-10|-2
@ASKED so|-11|0
@ASKED that|-9|0
@ASKED the x|8|10
@ASKED the|8|10
@ASKED to x|10|0
@ASKED will not|-14|0
@ASKED x $|25|7
@ASKED x x|-5|-22
@ASKED x|9|-22
@FORNO $|29|-38
@FORNO , FORNO|3|7
@FORNO , FORYES|1|-6
@FORNO , it|-2|-5
@FORNO , not|16|17
@FORNO , x|10|4
@FORNO ,|23|-2
@FORNO ASKED $|-6|0
@FORNO ASKED|-11|-3
@FORNO FORNO ,|6|12
@FORNO FORNO x|4|-3
@FORNO FORNO|20|21
@FORNO FORYES $|-1|-10
@FORNO FORYES ,|1|6
@FORNO FORYES and|3|-3
@FORNO FORYES|2|-15
@FORNO a x|2|-4
@FORNO all the|1|-11
@FORNO all|4|-10
@FORNO and FORNO|3|8
@FORNO and x|1|-13
@FORNO and|4|8
@FORNO are|4|30
@FORNO as a|2|19
@FORNO as|7|4
@FORNO at|-2|9
@FORNO a|4|-25
@FORNO been|-5|-1
@FORNO down|-2|21
@FORNO even|0|6
@FORNO for|3|-5
@FORNO i x|2|6
@FORNO in $|3|6
@FORNO in|8|-10
@FORNO it $|17|2
@FORNO it every|1|-5
@FORNO it x|-6|-5
@FORNO it|-16|18
@FORNO i|8|11
@FORNO of the|8|-4
@FORNO off $|5|5
@FORNO off|-1|5
@FORNO of|8|-7
@FORNO on $|10|-5
@FORNO on it|12|3
@FORNO on the|2|-6
@FORNO one $|11|0
@FORNO one is|6|-11
@FORNO on|17|-28
@FORNO out $|-21|12
@FORNO out|-19|-6
@FORNO that|26|-10
@FORNO the FORYES|4|-18
@FORNO the same|2|-4
@FORNO the x|15|4
@FORNO them|4|20
@FORNO the|26|-20
@FORNO to|-22|-13
@FORNO up|-10|-4
@FORNO was|5|21
@FORNO when i|3|-17
@FORNO when|3|-29
@FORNO where|4|-14
@FORNO with a|-11|3
@FORNO with|5|-1
@FORNO x $|-3|-3
@FORNO x ,|-2|-17
@FORNO x and|4|6
@FORNO x in|17|22
@FORNO x x|-8|-10
@FORNO x|-9|-14
@FORNO|57|-61
@FORYES $|27|-25
@FORYES , FORYES|4|-8
@FORYES , all|1|-8
@FORYES , and|8|2
@FORYES , it|6|7
@FORYES , just|-10|-3
@FORYES , not|5|-1
@FORYES , same|11|9
@FORYES , the|6|3
@FORYES , x|11|9
@FORYES ,|36|29
@FORYES ASKED|3|-10
@FORYES FORNO $|9|-8
@FORYES FORNO ,|0|-10
@FORYES FORNO and|1|-10
@FORYES FORNO i|8|8
@FORYES FORNO x|-27|-8
@FORYES FORNO|-19|-31
@FORYES FORYES $|8|2
@FORYES FORYES ,|-9|31
@FORYES FORYES FORYES|10|16
@FORYES FORYES and|3|12
@FORYES FORYES from|-10|6
@FORYES FORYES in|4|2
@FORYES FORYES it|10|7
@FORYES FORYES like|3|5
@FORYES FORYES not|12|-10
@FORYES FORYES off|-12|1
@FORYES FORYES on|13|18
@FORYES FORYES x|16|-37
@FORYES FORYES|51|49
@FORYES a FORYES|9|12
@FORYES a x|6|7
@FORYES about $|2|4
@FORYES about|-8|5
@FORYES after|7|9
@FORYES all over|3|-3
@FORYES all the|3|-3
@FORYES all|6|-5
@FORYES and FORNO|1|-11
@FORYES and FORYES|7|-14
@FORYES and it|8|4
@FORYES and not|-3|20
@FORYES and the|2|-8
@FORYES and x|6|9
@FORYES and|11|5
@FORYES any|-13|-2
@FORYES are FORNO|3|-6
@FORYES are all|6|-10
@FORYES are x|-3|3
@FORYES are|-14|-31
@FORYES as a|3|6
@FORYES as it|1|-7
@FORYES as i|2|4
@FORYES as x|2|33
@FORYES as|14|24
@FORYES at all|6|-3
@FORYES at the|-5|-1
@FORYES a|6|15
@FORYES back $|4|5
@FORYES back|10|-10
@FORYES but|10|20
@FORYES by|1|7
@FORYES did|8|0
@FORYES does not|0|-6
@FORYES does|0|-6
@FORYES down $|1|-11
@FORYES down|1|-8
@FORYES do|-12|0
@FORYES every|9|-1
@FORYES for a|5|-10
@FORYES for|4|-5
@FORYES from the|-8|-4
@FORYES from x|-9|0
@FORYES from|-14|5
@FORYES has|-21|11
@FORYES in $|4|-17
@FORYES in ,|9|4
@FORYES in FORYES|-14|3
@FORYES in it|-4|12
@FORYES in that|12|11
@FORYES in there|-6|0
@FORYES in the|6|6
@FORYES in x|-3|3
@FORYES into|-13|3
@FORYES in|13|17
@FORYES is FORNO|2|4
@FORYES is FORYES|3|6
@FORYES is all|-11|21
@FORYES is x|-7|-1
@FORYES is|-19|9
@FORYES it $|-18|-21
@FORYES it ,|16|-5
@FORYES it FORYES|17|4
@FORYES it is|5|10
@FORYES it on|2|-16
@FORYES it to|4|2
@FORYES it x|7|6
@FORYES it|6|-10
@FORYES i|6|-1
@FORYES just x|4|4
@FORYES just|5|6
@FORYES like FORYES|2|7
@FORYES like a|4|12
@FORYES like x|8|7
@FORYES like|9|33
@FORYES my x|7|-12
@FORYES my|8|-17
@FORYES not FORNO|9|-8
@FORYES not FORYES|10|-16
@FORYES not x|7|5
@FORYES not|34|-4
@FORYES of FORYES|6|4
@FORYES of x|7|4
@FORYES off $|-20|5
@FORYES off the|-1|6
@FORYES off|-19|-6
@FORYES of|0|10
@FORYES on $|-6|-5
@FORYES on it|-30|-5
@FORYES on my|6|-15
@FORYES on off|4|2
@FORYES on the|6|-6
@FORYES on x|7|1
@FORYES one is|-5|7
@FORYES one|5|2
@FORYES only|6|21
@FORYES on|-7|13
@FORYES or|5|-4
@FORYES out $|7|7
@FORYES out of|4|10
@FORYES out|8|26
@FORYES over|10|6
@FORYES since x|8|-11
@FORYES since|13|-20
@FORYES still|3|9
@FORYES that x|3|3
@FORYES that|10|7
@FORYES the FORYES|5|-6
@FORYES the x|20|7
@FORYES them|2|-16
@FORYES then x|3|4
@FORYES then|4|9
@FORYES there|10|11
@FORYES the|19|-5
@FORYES to FORYES|11|5
@FORYES too $|6|-4
@FORYES too|-18|-4
@FORYES to|28|8
@FORYES up $|9|4
@FORYES up x|2|6
@FORYES up|15|12
@FORYES was|6|-5
@FORYES when i|-3|3
@FORYES when|5|-3
@FORYES will not|14|2
@FORYES will|14|2
@FORYES with a|11|3
@FORYES with not|3|6
@FORYES with|11|12
@FORYES x $|-3|-14
@FORYES x ,|10|-23
@FORYES x FORNO|5|5
@FORYES x FORYES|12|29
@FORYES x and|7|13
@FORYES x a|-8|-1
@FORYES x down|4|-3
@FORYES x in|-9|-9
@FORYES x it|1|16
@FORYES x i|8|-12
@FORYES x off|-9|10
@FORYES x on|-7|6
@FORYES x the|-16|-6
@FORYES x to|-1|10
@FORYES x up|15|7
@FORYES x when|-6|-3
@FORYES x x|-29|21
@FORYES x|-34|-16
@FORYES|30|25
@^ ASKED FORNO|-14|-6
@^ ASKED FORYES|7|28
@^ ASKED is|-5|15
@^ ASKED it|9|-18
@^ ASKED x|4|-6
@^ ASKED|-18|-1
@^ FORNO $|6|-4
@^ FORNO ,|3|-5
@^ FORNO ASKED|-8|-1
@^ FORNO FORNO|20|4
@^ FORNO FORYES|5|8
@^ FORNO and|3|15
@^ FORNO as|3|-12
@^ FORNO it|-8|4
@^ FORNO of|3|-4
@^ FORNO one|1|-7
@^ FORNO the|5|-5
@^ FORNO when|1|-13
@^ FORNO x|-1|-6
@^ FORNO|32|-34
@^ FORYES $|3|23
@^ FORYES ,|5|-13
@^ FORYES FORNO|-12|-17
@^ FORYES FORYES|-1|44
@^ FORYES after|2|4
@^ FORYES all|4|12
@^ FORYES and|3|-9
@^ FORYES are|-7|-1
@^ FORYES as|6|26
@^ FORYES a|-1|9
@^ FORYES back|3|-15
@^ FORYES does|3|-6
@^ FORYES down|-9|0
@^ FORYES every|4|-2
@^ FORYES from|1|-15
@^ FORYES in|-13|-2
@^ FORYES is|-10|-3
@^ FORYES it|-2|10
@^ FORYES like|2|20
@^ FORYES my|6|3
@^ FORYES not|9|-14
@^ FORYES off|7|-4
@^ FORYES of|-15|2
@^ FORYES one|7|3
@^ FORYES on|8|9
@^ FORYES out|3|11
@^ FORYES over|4|4
@^ FORYES the|7|-18
@^ FORYES to|2|-9
@^ FORYES up|2|-8
@^ FORYES when|4|11
@^ FORYES with|5|1
@^ FORYES x|3|-19
@^ FORYES|33|20
@^ a FORYES|3|13
@^ a x|8|-3
@^ after|4|4
@^ all FORNO|6|-1
@^ all of|4|-6
@^ all the|2|8
@^ all x|6|11
@^ all|17|-4
@^ an|3|4
@^ a|19|15
@^ back|3|4
@^ been in|3|-11
@^ been|13|-12
@^ bit|-3|3
@^ both FORYES|4|15
@^ both x|6|-6
@^ both|14|1
@^ can not|-10|-9
@^ did not|17|-3
@^ did|23|2
@^ does not|19|-12
@^ does|4|-3
@^ do|-13|0
@^ even|10|7
@^ every x|2|-6
@^ every|7|-12
@^ got it|-8|0
@^ got to|3|5
@^ got|6|-12
@^ had it|8|4
@^ had|12|4
@^ have to|6|10
@^ have|6|7
@^ how do|-7|0
@^ how|-13|0
@^ i FORNO|-9|-7
@^ i FORYES|9|9
@^ i am|-10|0
@^ i can|11|3
@^ i have|-2|-15
@^ i not|-14|0
@^ i only|-17|0
@^ i was|-8|0
@^ i x|-27|9
@^ if i|5|7
@^ if|8|4
@^ in|-1|7
@^ it FORNO|21|-12
@^ it FORYES|-7|-2
@^ it does|-3|-12
@^ it is|-31|20
@^ it only|-6|0
@^ it was|0|9
@^ it will|-6|-2
@^ it x|-15|-4
@^ it|-38|-23
@^ i|-56|0
@^ just FORNO|-8|-1
@^ just FORYES|6|-10
@^ just as|2|-6
@^ just a|3|11
@^ just the|7|-1
@^ just x|6|-5
@^ just|-4|-19
@^ like a|3|18
@^ like x|4|3
@^ like|14|10
@^ mine is|-8|0
@^ mine|-42|0
@^ more|7|-10
@^ my FORYES|-9|3
@^ my x|-1|14
@^ my|-12|17
@^ not ,|-2|-7
@^ not ASKED|23|-7
@^ not FORNO|-36|8
@^ not FORYES|1|-17
@^ not at|4|-3
@^ not a|12|5
@^ not even|16|-9
@^ not in|13|-5
@^ not it|13|-11
@^ not one|11|6
@^ not that|6|-2
@^ not the|5|-6
@^ not x|-43|16
@^ not|7|-37
@^ one FORYES|0|-17
@^ one is|-7|9
@^ one of|9|6
@^ one x|6|-12
@^ one|23|-3
@^ only FORNO|12|23
@^ only FORYES|-20|-18
@^ only got|10|0
@^ only when|9|-17
@^ only x|10|23
@^ only|-4|-17
@^ on|14|22
@^ other|-1|12
@^ same FORYES|4|-22
@^ same x|6|19
@^ same|22|-22
@^ still the|7|-13
@^ still x|0|16
@^ still|15|12
@^ the ASKED|-26|-2
@^ the FORNO|-8|19
@^ the FORYES|-15|4
@^ the x|18|-12
@^ there is|-16|22
@^ there|-11|5
@^ they FORYES|7|4
@^ they are|-17|-10
@^ they do|7|0
@^ they x|-8|12
@^ they|-14|-1
@^ the|-32|3
@^ too x|-11|0
@^ too|-10|0
@^ was FORNO|2|-5
@^ was not|-7|0
@^ we had|9|2
@^ we have|-14|0
@^ we|-14|4
@^ what is|-15|0
@^ what|-35|0
@^ where is|-12|0
@^ where|-19|0
@^ which|-18|0
@^ will not|16|-6
@^ will|9|-6
@^ would|-18|0
@^ x $|15|8
@^ x ,|-1|-9
@^ x ASKED|-16|-10
@^ x FORNO|-7|0
@^ x FORYES|16|-3
@^ x and|-13|17
@^ x are|-12|-11
@^ x as|17|-27
@^ x at|12|7
@^ x a|15|-2
@^ x been|5|-19
@^ x had|-11|0
@^ x has|-10|9
@^ x in|-7|11
@^ x is|19|3
@^ x it|2|-12
@^ x like|4|-21
@^ x my|6|-4
@^ x not|8|-1
@^ x off|16|2
@^ x of|-3|-5
@^ x on|-28|10
@^ x out|18|14
@^ x the|0|15
@^ x to|13|-8
@^ x up|-11|7
@^ x will|-14|0
@^ x x|-27|-12
@^ yes x|6|3
@^ yes|12|11
@^ you can|5|8
@^ you could|5|17
@^ you have|13|-4
@^ you|28|5
@^|10|-5
@a ASKED|4|7
@a FORNO $|-20|-24
@a FORNO ,|-6|0
@a FORNO FORNO|6|-2
@a FORNO one|-9|0
@a FORNO x|18|12
@a FORNO|-2|-8
@a FORYES $|-6|-35
@a FORYES FORYES|12|1
@a FORYES and|-11|17
@a FORYES on|6|0
@a FORYES with|4|6
@a FORYES x|2|4
@a FORYES|21|5
@a bit of|-11|8
@a bit|-2|11
@a few|11|-1
@a x $|4|-12
@a x ,|-3|15
@a x ASKED|-11|0
@a x FORNO|15|11
@a x FORYES|-26|-4
@a x and|7|7
@a x in|7|4
@a x of|32|-10
@a x one|-22|0
@a x on|-6|-10
@a x x|-21|-18
@a x|-28|-4
@about $|17|6
@about FORYES|1|12
@about x|6|1
@about|21|30
@after FORYES|1|5
@after x|-2|12
@after|1|26
@again $|6|8
@again|5|8
@all $|26|-14
@all FORNO $|-7|5
@all FORNO|0|21
@all FORYES $|14|8
@all FORYES|9|17
@all i|-20|0
@all of them|3|-6
@all of|4|-7
@all over $|12|-1
@all over the|2|8
@all over|13|7
@all the FORNO|4|8
@all there|4|-3
@all the|-3|5
@all x $|12|-7
@all x ,|14|-8
@all x in|-13|0
@all x x|11|9
@all x|10|-27
@all|23|-3
@am x|10|10
@am|-9|1
@an FORYES|6|3
@an x ,|-13|0
@an x FORYES|-11|0
@an x x|27|9
@an x|10|4
@and ASKED|12|-26
@and FORNO $|4|-13
@and FORNO|2|-29
@and FORYES $|4|-3
@and FORYES it|4|5
@and FORYES|17|-8
@and all|3|-10
@and a|-19|3
@and i am|-21|0
@and i have|-7|0
@and i x|-4|7
@and it FORYES|7|-9
@and it is|-22|15
@and it still|3|-10
@and it was|2|5
@and it x|16|27
@and it|10|9
@and i|-30|9
@and my|-12|0
@and not FORYES|5|-2
@and not|9|18
@and that|4|2
@and the FORYES|-3|-31
@and the x|14|12
@and then|3|3
@and they|6|23
@and the|13|-8
@and x $|-1|5
@and x ,|-14|2
@and x x|19|23
@and x|-1|16
@and|40|10
@any FORYES $|-5|-16
@any FORYES|-5|-16
@any more $|12|5
@any more|12|5
@any x|6|-16
@any|15|-51
@an|17|5
@are FORNO $|4|-8
@are FORNO ,|4|-3
@are FORNO|19|-19
@are FORYES $|6|6
@are FORYES|-8|7
@are all|17|-11
@are not|-10|0
@are x $|-6|10
@are x ,|14|17
@are x in|-6|0
@are x x|-6|0
@are x|-21|26
@are|-49|-40
@as FORNO $|1|-7
@as FORNO as|1|19
@as FORNO|2|14
@as FORYES|1|-7
@as a FORNO|-14|-1
@as a x|9|18
@as a|-7|17
@as it|4|-3
@as i|5|8
@as the x|-5|-4
@as the|-4|-4
@as x $|9|-2
@as x as|2|-6
@as x|25|3
@as you like|1|-10
@as you|1|-10
@as|32|-21
@at FORYES $|-33|0
@at FORYES|-31|0
@at all $|22|-13
@at it $|11|4
@at it|8|5
@at my x|-6|0
@at my|-6|0
@at the FORYES|14|9
@at the x|-20|17
@at the|-5|6
@at x $|-14|1
@at x|-12|9
@at|-14|16
@a|4|23
@back $|-13|-2
@back in|16|9
@back on|2|9
@back x|5|9
@back|24|8
@be x|-2|5
@been FORNO|-8|1
@been FORYES $|6|-5
@been FORYES|19|-19
@been in|9|-6
@been x off|-13|0
@been x|-23|3
@been|3|-5
@before $|-11|4
@before|-5|5
@be|-6|4
@bit FORYES|-8|1
@bit of|0|-12
@bit|-8|-6
@both $|14|4
@both FORNO|2|6
@both FORYES|7|9
@both x x|6|-28
@both x|12|-25
@both|9|-22
@but FORYES|8|9
@but it|7|-11
@but not|31|12
@but the x|-8|22
@but the|-7|21
@but x|-16|0
@but|35|55
@by FORYES|-1|12
@by the FORYES|-16|0
@by the x|17|6
@by the|7|2
@by x $|-8|9
@by x|-2|5
@by|4|22
@can ASKED|12|-2
@can FORYES it|6|0
@can FORYES the|5|2
@can FORYES|15|2
@can not FORYES|-2|-10
@can not get|7|0
@can not x|-19|0
@can not|-28|18
@can x it|8|3
@can x|-9|19
@can|-3|35
@could be|-9|0
@could not x|7|0
@could not|3|-5
@could x|6|0
@did it|2|16
@did not FORYES|6|0
@did not x|-7|0
@did not|0|-7
@did|12|-9
@do i x|-6|0
@do it|-9|0
@do i|-7|0
@do not FORYES|20|-4
@do not have|-6|0
@do not x|-14|-2
@do not|9|9
@do you|-9|0
@does it $|12|10
@does it|7|8
@does not $|4|13
@does not FORYES|-9|-1
@does not x|21|-24
@does not|15|-26
@does|-8|16
@down $|7|-3
@down it|1|8
@down the x|10|12
@down there $|12|2
@down there|12|2
@down the|10|9
@down to|-6|0
@down|20|30
@do|-33|11
@each x $|5|6
@each x|8|-2
@each|11|11
@even FORYES $|-13|-1
@even FORYES|-12|1
@even on|8|-10
@even with|5|-2
@even x|8|-6
@even|42|-43
@every FORNO|2|5
@every FORYES $|2|-28
@every FORYES|4|-36
@every x $|6|5
@every x|31|15
@every|48|-16
@few|11|2
@for FORNO $|3|-5
@for FORNO|7|-7
@for FORYES $|7|7
@for FORYES|8|7
@for a x|7|-14
@for a|7|-3
@for it|-4|2
@for my x|-19|0
@for my|-18|0
@for x|10|-3
@from the FORYES|7|-11
@from the x|-7|4
@from the|12|-19
@from x $|-17|0
@from x to|20|3
@from x|7|8
@from|26|8
@get the|9|0
@get to it|-8|0
@get to|-8|0
@get x|7|0
@gets|24|11
@get|2|25
@got FORYES|-4|7
@got a FORNO|10|-3
@got a x|-3|7
@got a|5|4
@got it|-5|5
@got not|-19|0
@got one|-6|0
@got the one|7|0
@got to|3|5
@got x $|8|0
@got|-35|4
@had a FORNO|-10|0
@had a FORYES|3|3
@had a|-4|13
@had it|-16|-3
@had the x|-10|0
@had the|-11|-7
@had|-21|5
@has FORYES|30|13
@has a FORYES|-18|0
@has a|-23|2
@has not got|-6|0
@has not|-14|-3
@has x|-3|-5
@has|-32|3
@have $|-8|0
@have FORYES|6|-1
@have a FORYES|-6|0
@have a|-7|0
@have not got|-9|0
@have not x|6|0
@have not|-16|-5
@have only|-15|0
@have to FORNO|5|3
@have to x|7|0
@have to|13|4
@have x $|13|-6
@have x it|-11|0
@have x|-7|-5
@have|-26|9
@here $|-16|4
@here|-35|4
@he|-22|0
@how do|-7|0
@how|-31|-2
@i ASKED it|10|6
@i ASKED|11|7
@i FORNO it|-6|-6
@i FORNO|-8|-13
@i FORYES $|3|-24
@i FORYES the|4|12
@i FORYES|20|-15
@i am x|10|10
@i am|-7|1
@i can FORYES|10|1
@i can not|-11|0
@i can x|0|8
@i can|11|7
@i could not|7|0
@i could|17|7
@i did|6|0
@i do not|-13|0
@i do|13|4
@i get|8|11
@i got it|-15|0
@i got|-22|0
@i had|15|-2
@i have not|-12|0
@i have only|-8|0
@i have x|-24|0
@i have|-13|6
@i not|-10|0
@i only x|-15|0
@i only|-17|0
@i was|-8|0
@i will|-9|0
@i x it|11|-4
@i x on|14|26
@i x the|-9|-7
@i x x|-6|0
@i x|-26|28
@if i FORYES|4|5
@if i x|4|8
@if it|-11|0
@if i|12|15
@if|8|-1
@in $|5|4
@in ,|-2|-18
@in FORNO $|4|-8
@in FORNO|6|-9
@in FORYES $|-3|7
@in FORYES|-14|4
@in a x|-15|-17
@in and it|-5|-15
@in and|0|-15
@in a|-11|-14
@in it $|12|-4
@in it is|6|2
@in it|8|0
@in my x|3|7
@in my|13|10
@in one|-5|1
@in that|21|-7
@in the ASKED|-8|-4
@in the FORNO|5|-2
@in the FORYES|23|5
@in the x|-23|-7
@in there $|3|13
@in there|-4|9
@in the|-3|-3
@in with|-13|0
@in x $|4|7
@in x|0|19
@into the|2|-10
@into|-12|0
@in|11|2
@is $|-5|-11
@is FORNO $|21|-7
@is FORNO ,|8|18
@is FORNO FORNO|5|-5
@is FORNO x|6|-2
@is FORNO|39|-14
@is FORYES $|-3|-8
@is FORYES FORYES|-6|0
@is FORYES x|-9|13
@is FORYES|-3|31
@is a FORNO|20|-5
@is a FORYES|7|-17
@is a bit|-9|-1
@is a x|-20|18
@is all FORYES|0|6
@is all x|-11|0
@is all|-19|19
@is an x|-8|3
@is an|-6|3
@is been|1|12
@is got a|8|5
@is got not|-13|0
@is got|-7|2
@is in the|-23|5
@is in x|21|0
@is in|-7|7
@is it|-9|0
@is just x|-17|-1
@is just|-15|-12
@is like|4|2
@is my x|-9|0
@is not ASKED|-9|0
@is not FORYES|10|-9
@is not x|-21|12
@is off|0|-9
@is on a|-8|0
@is one of|-13|0
@is one|-3|-8
@is only got|-17|0
@is on|-5|20
@is so x|11|0
@is so|11|0
@is that|-26|0
@is the FORYES|4|15
@is the same|3|7
@is the x|1|-26
@is there|-2|-6
@is the|-6|-10
@is too x|-10|0
@is too|-10|0
@is up|-8|-7
@is x $|6|-8
@is x ,|6|44
@is x FORNO|-12|-1
@is x FORYES|9|7
@is x all|21|-13
@is x and|-28|-8
@is x a|-6|0
@is x in|-17|0
@is x off|7|0
@is x of|-11|0
@is x on|-13|0
@is x so|-12|0
@is x the|-9|0
@is x to|-8|0
@is x up|-9|0
@is x with|-8|0
@is x x|3|34
@is x|-47|22
@is|-21|-8
@it $|14|-7
@it , FORNO|5|-11
@it , FORYES|1|-5
@it , it|-13|0
@it , not|8|-3
@it , x|9|-7
@it ,|1|-25
@it FORNO ,|10|-2
@it FORNO FORNO|-8|-1
@it FORNO with|13|-2
@it FORNO|4|-18
@it FORYES $|8|18
@it FORYES FORYES|8|-6
@it FORYES and|5|4
@it FORYES back|5|1
@it FORYES in|8|1
@it FORYES off|-13|0
@it FORYES on|-4|2
@it FORYES x|-15|-19
@it FORYES|3|28
@it all x|-1|-14
@it all|-7|-16
@it and it|5|-7
@it and|-7|5
@it at|-7|-2
@it a|7|11
@it before|-10|0
@it did|5|-9
@it does not|9|-10
@it does|4|3
@it down|3|-6
@it every FORNO|1|-5
@it every|11|0
@it for|11|0
@it in $|7|14
@it in x|12|0
@it in|9|11
@it is FORNO|18|-13
@it is FORYES|22|8
@it is all|-15|18
@it is an|-20|0
@it is a|-4|-20
@it is been|-1|9
@it is in|-4|12
@it is just|4|-12
@it is like|4|2
@it is not|16|0
@it is off|4|9
@it is one|1|-10
@it is on|-5|13
@it is so|11|0
@it is the|19|-14
@it is too|-6|0
@it is x|-29|8
@it is|29|-13
@it just|21|-1
@it like x|6|3
@it like|-4|2
@it not x|23|0
@it not|-10|-2
@it off x|-7|0
@it off|-20|8
@it on the|5|-5
@it on x|6|1
@it on|-13|-1
@it out $|14|-9
@it out|14|-13
@it so|-11|0
@it still|4|-13
@it the|-19|0
@it was FORYES|14|-3
@it was in|-2|15
@it was x|-4|15
@it was|8|19
@it will not|4|13
@it will|4|12
@it with x|15|4
@it with|4|15
@it would|18|0
@it x $|14|15
@it x ,|10|17
@it x FORYES|-7|-10
@it x and|6|-2
@it x a|3|-6
@it x in|1|-9
@it x the|4|3
@it x to|17|5
@it x up|10|-9
@it x x|5|20
@it x|1|-8
@its x|15|0
@its|21|-7
@it|6|15
@i|-21|19
@just FORYES $|1|9
@just FORYES|13|6
@just a x|6|-5
@just as x|2|-18
@just as|3|-20
@just a|4|7
@just not|2|10
@just the one|-5|-3
@just the x|3|-11
@just the|1|-13
@just x $|10|-10
@just x on|8|-6
@just x|0|-13
@just|31|-8
@like $|-5|-5
@like FORYES|5|10
@like a FORYES|1|10
@like a x|14|2
@like an x|4|7
@like an|4|7
@like a|17|-1
@like it is|8|-7
@like it|9|-8
@like that $|9|0
@like x $|17|8
@like x x|18|29
@like x|39|15
@like|50|1
@lot|10|-3
@me $|-20|0
@me|-54|6
@mine $|-7|0
@mine is|-11|0
@mine|-33|-5
@more $|12|5
@more|29|8
@my ASKED|-14|0
@my FORYES $|0|21
@my FORYES x|11|-6
@my FORYES|6|12
@my x $|-9|11
@my x FORYES|15|-10
@my x and|2|6
@my x are|-6|0
@my x x|13|-5
@my x|6|6
@my|-12|38
@not $|17|16
@not , it|-6|-4
@not ,|14|-6
@not ASKED $|8|13
@not ASKED ,|6|0
@not ASKED|9|7
@not FORNO $|14|11
@not FORNO FORNO|3|9
@not FORNO it|-15|0
@not FORNO on|-18|0
@not FORNO x|-13|0
@not FORNO|-19|38
@not FORYES $|28|-28
@not FORYES ,|23|-8
@not FORYES FORYES|5|-10
@not FORYES any|-13|-2
@not FORYES at|7|-3
@not FORYES a|6|-2
@not FORYES in|-3|3
@not FORYES it|17|-5
@not FORYES not|12|8
@not FORYES on|-53|-5
@not FORYES there|8|12
@not FORYES to|-10|0
@not FORYES x|-2|-15
@not FORYES|13|-55
@not a FORNO|-2|8
@not a FORYES|12|-6
@not a x|-4|4
@not any|-9|0
@not at|6|-5
@not a|3|6
@not been FORYES|10|-2
@not been|5|-2
@not but|-15|0
@not even|27|-16
@not get|6|0
@not got|-17|0
@not had|-30|0
@not have a|-9|0
@not have|-14|0
@not in|11|-5
@not it is|10|-8
@not it|15|-8
@not just|4|4
@not like|-15|0
@not not|-11|0
@not of them|4|-2
@not of|3|-7
@not one|13|4
@not on|15|-11
@not that i|6|0
@not that|6|-2
@not the ASKED|17|0
@not the|24|8
@not x $|26|-25
@not x ,|14|16
@not x FORNO|-8|0
@not x FORYES|-9|0
@not x any|-9|0
@not x at|20|-19
@not x a|6|0
@not x how|-6|0
@not x if|-10|0
@not x in|-7|0
@not x it|-12|-6
@not x my|10|0
@not x off|-11|0
@not x on|27|-20
@not x out|6|0
@not x that|-7|0
@not x the|30|8
@not x up|-12|0
@not x what|-8|0
@not x where|-15|0
@not x which|-11|0
@not x x|-37|16
@not x|-32|7
@not|3|-8
@now $|-45|16
@now|-6|54
@of ASKED|-19|0
@of FORYES $|12|11
@of FORYES|10|17
@of a|7|-19
@of it $|8|-8
@of it is|8|-8
@of it|-6|-26
@of my|10|11
@of the FORNO|5|-6
@of the FORYES|7|3
@of the x|-15|-1
@of them x|-6|0
@of them|11|-3
@of the|-1|-5
@of those|9|-4
@of x $|7|10
@of x|-1|12
@off $|-7|-17
@off ,|0|-10
@off and|-6|-7
@off at the|-7|0
@off at|-17|0
@off a|-19|0
@off in|14|8
@off it $|12|8
@off it FORYES|7|-1
@off it|16|10
@off the x|2|8
@off the|6|1
@off to|-6|0
@off x|-26|0
@off|-23|-1
@of|5|1
@on $|7|-10
@on ,|3|19
@on FORNO $|5|-3
@on FORNO|5|-7
@on FORYES|4|-21
@on a x|11|1
@on and|-16|-13
@on at all|-17|0
@on at|-37|0
@on a|18|-2
@on every|2|8
@on it ,|-22|1
@on it is|4|-15
@on its x|10|8
@on its|10|8
@on it|-10|-7
@on mine $|-12|0
@on mine|13|0
@on my FORYES|-12|0
@on my x|-2|-10
@on my|-17|-4
@on off|6|1
@on the FORNO|1|-16
@on the FORYES|12|24
@on the same|2|-8
@on the x|-6|-6
@on there|-7|0
@on the|8|3
@on with|-10|0
@on x $|-9|15
@on x|4|4
@once it is|2|-12
@once it|3|-13
@once|-7|-6
@one $|-14|-12
@one ,|-12|1
@one ASKED|7|0
@one FORNO $|-7|0
@one FORYES $|-30|-8
@one FORYES FORYES|3|3
@one FORYES|-46|-15
@one is $|-4|-12
@one is FORNO|0|9
@one is FORYES|-7|13
@one is x|-7|-14
@one is|13|26
@one it|5|10
@one of the|3|10
@one of|11|4
@one x $|3|-12
@one x FORYES|-6|0
@one x x|25|-12
@one x|4|-11
@one|-4|-5
@only $|-11|17
@only FORNO|15|23
@only FORYES|-5|-20
@only a|-9|-15
@only got|-7|0
@only one|-29|0
@only the one|-9|0
@only when|12|-17
@only x $|-6|0
@only x it|9|0
@only x x|17|8
@only x|-2|18
@only|-45|-26
@on|10|4
@or FORYES $|-4|-9
@or FORYES|-2|-12
@or not|14|-14
@or|29|-5
@other ASKED|23|1
@other FORYES|-18|1
@other x|-5|11
@other|4|19
@out $|10|1
@out ,|-5|-3
@out and|5|-1
@out of it|-11|2
@out of the|4|-8
@out of|-16|5
@out the x|10|-14
@out the|12|7
@out|6|-2
@over $|2|20
@over it $|-11|7
@over it|-7|2
@over the FORYES|-6|0
@over the x|5|-4
@over|-3|20
@really|-12|-5
@same $|7|8
@same FORYES|5|-32
@same as|-9|-4
@same x $|12|6
@same x|18|16
@same|25|-29
@she is|-8|0
@since $|-15|28
@since the|-7|0
@since x $|8|-3
@since x|3|-11
@since|-10|7
@so i can|-7|0
@so it|7|0
@so i|-13|0
@so not|-6|0
@so x $|-12|0
@so x|-7|-5
@some FORYES|-1|10
@some|-1|13
@so|-61|21
@still $|4|12
@still FORNO|2|-5
@still FORYES|3|7
@still on|3|14
@still the|7|-13
@still x $|11|-5
@still x|14|-21
@still|38|-30
@that $|3|3
@that ,|-13|0
@that FORNO|8|22
@that FORYES $|-12|0
@that i can|4|-2
@that is FORYES|-8|0
@that is x|21|6
@that is|22|-12
@that i|3|-3
@that one|6|0
@that x $|-30|11
@that x x|25|6
@that x|-8|21
@that|-29|16
@the ASKED $|-7|-5
@the ASKED x|-11|-7
@the ASKED|-17|-2
@the FORNO $|-20|-31
@the FORNO ,|3|-15
@the FORNO FORNO|-5|-1
@the FORNO x|7|-11
@the FORNO|-10|-20
@the FORYES $|0|-8
@the FORYES ,|18|-4
@the FORYES FORNO|5|-4
@the FORYES FORYES|6|12
@the FORYES and|6|6
@the FORYES are|-9|0
@the FORYES in|13|-5
@the FORYES is|-27|2
@the FORYES it|5|16
@the FORYES off|-7|0
@the FORYES out|13|8
@the FORYES x|-1|12
@the FORYES|49|35
@the back $|-16|0
@the back|-6|-8
@the lot|16|-8
@the one FORYES|-36|0
@the one it|5|-2
@the one|-7|-4
@the same x|9|-3
@the same|1|-18
@the x $|-30|6
@the x ,|-22|-28
@the x ASKED|15|32
@the x FORNO|0|-9
@the x FORYES|-23|10
@the x and|-8|-6
@the x at|-17|0
@the x has|19|0
@the x in|-13|5
@the x it|17|-12
@the x i|18|-9
@the x off|8|0
@the x of|-15|1
@the x one|20|-8
@the x on|-6|2
@the x that|16|14
@the x to|-10|0
@the x up|1|-23
@the x with|-2|12
@the x x|-23|2
@the x|6|28
@them $|9|-4
@them FORNO|13|-9
@them and|9|-4
@them x $|-8|0
@them x|-16|0
@them|36|6
@then $|-8|0
@then FORYES|3|-9
@then it|5|8
@then x $|6|18
@then x|14|19
@then|17|22
@there $|22|17
@there ,|-10|-9
@there and|3|7
@there is an|15|5
@there is a|23|5
@there is not|-25|-2
@there is x|-18|7
@there is|-6|13
@there was|1|-11
@there|15|-12
@they FORYES|1|7
@they all|2|-4
@they are FORNO|10|-3
@they are x|-19|0
@they are|-11|-1
@they do not|7|0
@they do|7|0
@they x|-5|27
@they|-5|7
@the|10|2
@this x|-5|3
@this|-32|0
@those|-5|-4
@to $|17|-11
@to ASKED|-6|0
@to FORNO it|12|0
@to FORNO|12|17
@to FORYES $|-10|-1
@to FORYES it|-1|-23
@to FORYES|-14|-20
@to be|-6|4
@to get|-17|0
@to it $|-10|5
@to it|0|6
@to me $|-17|0
@to me|-20|0
@to the FORYES|1|-15
@to the x|-13|6
@to the|-6|-8
@to x $|-7|-13
@to x it|-15|-9
@to x|-24|-18
@too $|42|-17
@too x $|-27|0
@too x to|-20|0
@too x|-56|0
@too|-13|-11
@to|-18|7
@up $|3|-6
@up ,|0|8
@up FORYES $|3|10
@up FORYES|3|8
@up at the|7|0
@up at|-5|2
@up a|-9|0
@up down|5|15
@up in the|3|6
@up in|5|10
@up like|2|-14
@up on|-7|0
@up to|-6|-5
@up with|9|0
@up x $|6|2
@up x|13|-6
@up|19|14
@was $|-6|-4
@was FORNO|6|-3
@was FORYES|17|-12
@was a|6|4
@was in|-2|11
@was my|8|0
@was not|-9|0
@was on|-29|0
@was x|-2|-5
@was|7|2
@we FORYES|4|-23
@we had a|9|1
@we had|11|2
@we have|-13|0
@we x|-26|0
@were|-17|0
@we|-19|7
@what is|-16|0
@what it is|-6|0
@what it|9|0
@what|-29|-8
@when i FORYES|2|-26
@when i got|-26|0
@when i x|30|35
@when it is|1|-5
@when it x|1|6
@when it|-2|-11
@when i|21|10
@when you|-16|0
@when|15|21
@where is the|-12|0
@where is|-13|0
@where it|8|-1
@where the x|10|25
@where the|9|23
@where|3|4
@which|-34|3
@while x|-8|0
@while|3|7
@who FORYES|-10|0
@who x $|-6|0
@who x|-6|0
@who|-17|0
@will not FORNO|10|-6
@will not FORYES|3|-20
@will not x|-9|30
@will not|-6|1
@will x|-12|0
@will|-8|1
@with $|2|-5
@with FORYES $|-10|7
@with FORYES|-10|8
@with a x|2|4
@with a|-3|3
@with it $|1|-7
@with it|-2|-14
@with my x|13|-3
@with my|13|-3
@with not|5|23
@with one|-9|0
@with the x|-12|2
@with the|-9|4
@with x $|-17|-9
@with|5|19
@would not x|10|0
@would not|4|-12
@would|-40|-13
@x $|5|-8
@x , ASKED|10|10
@x , FORNO|10|-5
@x , FORYES|3|4
@x , and|3|-8
@x , can|-6|0
@x , it|25|-2
@x , i|-16|0
@x , just|29|-1
@x , not|0|-25
@x , same|-10|-17
@x , the|-6|0
@x , x|8|12
@x ,|-17|-13
@x ASKED $|3|-21
@x ASKED|14|1
@x FORNO $|-2|-6
@x FORNO ,|5|2
@x FORNO and|-9|7
@x FORNO i|-4|-2
@x FORNO on|10|10
@x FORNO x|-12|-16
@x FORYES $|7|11
@x FORYES ,|10|-12
@x FORYES FORYES|15|5
@x FORYES and|-1|-7
@x FORYES in|-11|0
@x FORYES is|22|-4
@x FORYES it|-23|7
@x FORYES off|3|-20
@x FORYES on|5|1
@x FORYES the|-1|-19
@x FORYES up|8|9
@x FORYES x|-32|44
@x FORYES|-10|27
@x a FORYES|12|0
@x a x|-6|0
@x about $|15|0
@x about|20|-12
@x after|-15|0
@x all FORYES|4|5
@x all over|11|10
@x all the|0|11
@x all x|2|-25
@x all|19|7
@x an x|-8|-7
@x and FORNO|5|-23
@x and FORYES|2|6
@x and it|-10|15
@x and i|-22|3
@x and not|10|-8
@x and the|6|19
@x and x|-19|-10
@x and|4|15
@x any|-9|0
@x an|-8|-10
@x are FORNO|8|-2
@x are x|-6|0
@x are|-22|-20
@x as a|-12|-8
@x as x|8|8
@x as|7|-22
@x at all|24|-19
@x at the|6|18
@x at x|-17|0
@x at|14|-23
@x a|12|15
@x back $|10|14
@x back|29|29
@x been FORYES|3|-19
@x been|34|-11
@x be|8|0
@x both|6|-13
@x but not|29|13
@x but the|5|2
@x by the|-9|-2
@x by x|7|-5
@x by|-5|-7
@x did|-21|17
@x do not|15|16
@x does not|-11|1
@x does|-17|1
@x down $|-9|1
@x down the|3|4
@x down|3|9
@x do|-10|16
@x even|8|-4
@x every x|2|25
@x every|4|20
@x for x|-17|0
@x for|-25|19
@x from the|-4|2
@x from x|23|3
@x from|4|3
@x got|21|8
@x had it|-24|0
@x had|-22|0
@x has|10|11
@x have|-15|0
@x here|-15|0
@x how|-13|0
@x i can|12|0
@x i x|3|-27
@x if it|-10|0
@x if|-6|0
@x in $|3|4
@x in ,|-15|-10
@x in FORYES|-3|4
@x in a|-1|-25
@x in it|7|-3
@x in there|3|12
@x in the|11|5
@x in x|-34|1
@x into|6|-3
@x in|-45|7
@x is FORNO|5|-1
@x is FORYES|-12|-3
@x is x|16|1
@x is|-9|3
@x it $|-2|-27
@x it ,|2|-24
@x it FORNO|-17|-1
@x it FORYES|2|13
@x it all|-8|0
@x it and|-12|12
@x it in|-12|16
@x it is|16|-9
@x it on|-22|1
@x it to|-6|0
@x it up|-1|8
@x it x|23|-16
@x it|-21|-16
@x i|56|-21
@x just|-21|22
@x like a|2|-15
@x like x|16|-2
@x like|13|-16
@x me|-22|0
@x my FORYES|11|-3
@x my x|25|11
@x my|28|8
@x not FORYES|-11|-1
@x not a|7|0
@x not|-12|10
@x now $|-20|0
@x now|-16|0
@x of FORYES|2|8
@x of it|13|-24
@x of the|-20|0
@x of x|-29|7
@x off $|-8|11
@x off and|-6|0
@x off it|13|0
@x off x|-15|0
@x off|2|43
@x of|-13|12
@x on $|-3|-25
@x on FORNO|5|-6
@x on and|-6|0
@x on a|8|8
@x on it|21|-12
@x on the|-2|17
@x on x|-22|10
@x one $|-15|1
@x one FORYES|1|6
@x one x|14|0
@x one|-11|-16
@x only $|-17|0
@x only|-22|0
@x on|-8|-3
@x or x|2|6
@x or|5|3
@x out $|14|10
@x out the|11|-3
@x out x|4|5
@x out|43|1
@x over $|-12|0
@x over it|-10|1
@x over|-35|-1
@x since $|7|11
@x since|1|15
@x so it|11|0
@x so i|-8|0
@x so not|-6|0
@x so|-24|5
@x still|3|-9
@x that is|8|-18
@x that|-34|6
@x the ASKED|-4|11
@x the FORNO|-33|2
@x the x|24|-13
@x them $|-4|-15
@x them|0|-8
@x then FORYES|2|-9
@x then|9|-2
@x there $|10|39
@x there is|17|0
@x there|19|11
@x the|-9|2
@x to $|15|0
@x to FORYES|-5|-27
@x to get|-17|0
@x to it|4|9
@x to x|-15|-6
@x too $|19|-13
@x too|19|-13
@x to|-6|-8
@x up $|-9|-9
@x up x|7|-10
@x up|16|28
@x was|-7|2
@x what it|-6|0
@x what|-8|0
@x when it|-6|0
@x when i|20|0
@x where|8|4
@x which|-12|0
@x will not|-18|0
@x will|-18|0
@x with a|-7|2
@x with my|7|-16
@x with the|-8|10
@x with x|3|-5
@x with|-15|2
@x x $|1|8
@x x ,|-17|-22
@x x ASKED|31|0
@x x FORNO|0|18
@x x FORYES|22|13
@x x all|5|15
@x x and|10|-22
@x x a|-4|6
@x x but|8|2
@x x by|-29|0
@x x in|6|-6
@x x is|-5|-8
@x x it|-23|22
@x x i|10|13
@x x not|-28|0
@x x of|-23|0
@x x one|7|0
@x x on|11|-7
@x x out|5|24
@x x over|-16|0
@x x the|-23|16
@x x to|-30|0
@x x up|8|-8
@x x when|15|-11
@x x with|3|9
@x x x|41|-4
@x x|-22|31
@x you|-10|0
@x|-30|10
@yes $|7|3
@yes ,|3|24
@yes x|6|3
@yes|22|38
@you FORNO|-7|0
@you FORYES|4|3
@you can x|5|3
@you can|2|16
@you could|7|17
@you have to|13|-6
@you have|13|-6
@you like $|1|-5
@you like|1|-10
@you x it|-8|-12
@you x|-9|-17
@your x|4|5
@you|13|-6
ASKED , ASKED|-1|-6
ASKED , it|-12|-5
ASKED , just|-9|-3
ASKED , no|8|5
ASKED , same|0|15
ASKED ,|-1|26
ASKED ?|-8|0
ASKED ASKED $|6|12
ASKED ASKED and|3|3
ASKED NUMBER $|2|-6
ASKED NUMBER|8|15
ASKED all|5|-13
ASKED and ASKED|1|6
ASKED and it|9|22
ASKED and|-10|14
ASKED any more|12|0
ASKED anywhere|4|-2
ASKED any|23|-2
ASKED are all|5|-8
ASKED are|5|-27
ASKED as|7|4
ASKED at all|-2|8
ASKED at|-2|13
ASKED a|5|2
ASKED back|4|9
ASKED been|-22|0
ASKED but|12|11
ASKED came|-20|0
ASKED comes|3|12
ASKED come|3|4
ASKED dead $|3|8
ASKED dead|4|8
ASKED down|3|-14
ASKED fine|4|3
ASKED for|-16|1
ASKED from the|1|-15
ASKED from|2|-11
ASKED gone|-16|0
ASKED has|-16|11
ASKED in it|-17|0
ASKED in|-21|-14
ASKED is|5|1
ASKED it $|-25|-5
ASKED it is|2|10
ASKED it|11|-3
ASKED i|8|0
ASKED just|5|2
ASKED like a|5|8
ASKED like|15|17
ASKED looks|3|8
ASKED my|3|-15
ASKED no|5|-2
ASKED off $|-13|0
ASKED off|-26|-4
ASKED on $|7|-4
ASKED on it|-11|1
ASKED on the|3|5
ASKED one|20|32
ASKED on|9|6
ASKED or|1|-17
ASKED out|-16|-10
ASKED perfect|0|-12
ASKED round|3|3
ASKED says|12|-9
ASKED snapped|-13|6
ASKED sound|5|-11
ASKED so|-6|0
ASKED stays|8|-4
ASKED still|-9|0
ASKED straight|-10|4
ASKED that|-6|0
ASKED then|3|7
ASKED the|13|-16
ASKED tight|1|-9
ASKED to|-11|-1
ASKED up|3|6
ASKED was|-5|-2
ASKED whatever|7|-20
ASKED will not|12|2
ASKED will|26|1
ASKED with|4|2
ASKED|12|-6
NUMBER $|14|7
NUMBER , NUMBER|6|7
NUMBER ,|12|21
NUMBER ASKED $|-9|4
NUMBER ASKED ,|2|-6
NUMBER TIME $|-6|14
NUMBER TIME|1|23
NUMBER TRIED|8|9
NUMBER and|9|0
NUMBER an|-12|0
NUMBER are|3|-24
NUMBER a|5|-9
NUMBER in|4|2
NUMBER it|10|17
NUMBER of|-8|-3
NUMBER v|-1|-12
NUMBER way $|1|6
NUMBER|68|52
PERSON $|-20|0
PERSON had it|-9|0
PERSON had|-9|0
PERSON|-78|31
PLACE $|-8|-19
PLACE ,|-10|0
PLACE ASKED|8|0
PLACE a|-7|0
PLACE the|-14|-11
PLACE|-49|13
TIME $|5|13
TIME ,|29|9
TIME ago $|-8|0
TIME ago|-15|0
TIME and it|-6|3
TIME and|-2|-6
TIME in|-10|0
TIME|47|11
TRIED $|-8|13
TRIED ,|13|-12
TRIED ASKED|4|-2
TRIED TRIED|-13|11
TRIED and it|4|-7
TRIED and|18|17
TRIED in|-8|5
TRIED is|-17|16
TRIED it|13|8
TRIED off|-6|0
TRIED on it|-10|0
TRIED on|-28|-10
TRIED or|10|0
TRIED out|6|9
TRIED the|1|6
TRIED up|4|10
TRIED will not|-18|0
TRIED will|-18|0
TRIED|-21|20
^ ASKED ASKED|-6|12
^ ASKED and|2|-4
^ ASKED are|12|-9
^ ASKED at|-7|0
^ ASKED fine|3|3
^ ASKED for|-13|0
^ ASKED in|-4|-13
^ ASKED is|12|-7
^ ASKED it|5|-4
^ ASKED like|6|13
^ ASKED looks|3|8
^ ASKED off|1|10
^ ASKED one|4|6
^ ASKED on|2|22
^ ASKED the|11|-7
^ ASKED with|6|-5
^ ASKED|2|7
^ NUMBER ASKED|7|-18
^ NUMBER of|-11|-3
^ NUMBER|32|13
^ PERSON|-47|0
^ PLACE|18|6
^ TRIED ,|5|-4
^ TRIED is|-18|0
^ TRIED it|10|6
^ TRIED|-7|-8
^ a ASKED|4|17
^ after|4|4
^ all ASKED|2|-15
^ all NUMBER|-9|-1
^ all of|4|-6
^ all the|2|8
^ all|17|-4
^ always|-5|-9
^ an|3|4
^ a|19|15
^ backs|-20|0
^ back|3|4
^ barely|9|8
^ been in|3|-11
^ been|13|-12
^ bit|-3|3
^ black|0|-17
^ borrowed|14|3
^ both ASKED|3|9
^ both|14|1
^ bought it|-34|0
^ bought|-33|5
^ came|5|15
^ can not|-10|-9
^ comes|7|-3
^ dead|14|-9
^ did not|17|-3
^ did|23|2
^ dies|1|-9
^ does not|18|-11
^ does|4|-3
^ do|-13|0
^ dry|3|5
^ even|10|7
^ everything|-2|-13
^ every|7|-12
^ fine|0|16
^ full of|-9|0
^ full|-7|-6
^ gave it|7|2
^ gave|7|2
^ goes off|5|-7
^ goes|13|-16
^ got it|-8|0
^ got to|3|5
^ got|6|-12
^ green|11|5
^ had it|8|4
^ had|12|4
^ have to|6|10
^ have|6|7
^ how do|-7|0
^ how|-13|0
^ i ASKED|4|7
^ i am|-10|0
^ i can|11|3
^ i have|-2|-15
^ i never|-14|0
^ i only|-17|0
^ i was|-8|0
^ id|7|8
^ if i|5|7
^ if|8|4
^ in|-1|7
^ it ASKED|5|-12
^ it came|-23|0
^ it does|-3|-12
^ it goes|8|10
^ it is|-31|20
^ it only|-6|0
^ it was|0|9
^ it will|-6|-2
^ it|-40|-27
^ i|-66|-4
^ just as|2|-6
^ just a|3|11
^ just the|7|-1
^ just|-4|-19
^ keeps|6|-18
^ left it|5|7
^ left|10|10
^ lights|-13|0
^ like a|3|18
^ like|14|10
^ little|5|7
^ loads of|-6|1
^ loads|-6|1
^ looks|7|20
^ lost the|-28|0
^ lost|-45|0
^ low|1|-6
^ mine is|-8|0
^ mine|-42|0
^ more|7|-10
^ my PERSON|-17|2
^ my|-12|17
^ neither ,|-20|0
^ neither ASKED|5|-1
^ neither|2|-4
^ never been|6|1
^ never|-24|-3
^ new ASKED|8|12
^ new|1|11
^ nice|2|16
^ no ,|13|-4
^ no ASKED|9|4
^ no TRIED|-13|-1
^ no it|13|-11
^ nobody|-6|-2
^ none|6|-8
^ nope ,|5|-3
^ nope|5|-5
^ not ASKED|8|9
^ not a|11|0
^ not one|11|6
^ nothing ASKED|-12|-2
^ nothing else|-30|0
^ nothings been|2|-22
^ nothings|5|-64
^ nothing|-11|6
^ not|25|5
^ no|-7|-40
^ one ASKED|8|13
^ one is|-7|9
^ one of|9|6
^ one|23|-3
^ only got|10|0
^ only when|9|-17
^ only|-4|-17
^ on|14|19
^ orange|3|5
^ other|-1|12
^ plays|6|-27
^ pulled|1|7
^ put|9|-1
^ ran|6|-25
^ red|5|4
^ right|9|-4
^ runs|12|-6
^ same ASKED|5|-25
^ same|22|-22
^ sat|5|8
^ says NUMBER|7|-13
^ says no|10|11
^ says|20|9
^ screen is|6|0
^ screen|-16|0
^ shoved|7|0
^ silent|13|-5
^ sits|11|-25
^ smooth|4|10
^ solid|-11|0
^ spins|3|-7
^ stays|15|-4
^ steady|3|-11
^ still the|7|-13
^ still|15|12
^ straight|3|-5
^ stuck|8|-3
^ swapped|1|5
^ takes|-14|-3
^ the ASKED|-14|3
^ the PERSON|9|0
^ the TRIED|-29|0
^ there is|-16|22
^ there|-11|5
^ they are|-17|-10
^ they do|7|0
^ they|-14|-1
^ the|-32|3
^ tight|3|-3
^ tiny|11|12
^ took|4|13
^ too|-10|0
^ top|9|15
^ tried|3|4
^ unchanged|5|-6
^ used|-10|8
^ we had|9|2
^ we have|-14|0
^ went|10|5
^ we|-14|4
^ what is|-15|0
^ what|-35|0
^ where is|-12|0
^ where|-19|0
^ which ASKED|-8|0
^ which|-18|0
^ will not|16|-6
^ will|9|-6
^ works|0|6
^ would|-18|0
^ yeah|5|4
^ yep|4|7
^ yes|12|11
^ you can|5|8
^ you could|5|17
^ you have|13|-4
^ you|28|5
^|10|-5
a ASKED $|-15|4
a ASKED ,|-8|0
a ASKED|-27|17
a NUMBER|7|1
a PLACE|-9|6
a TIME $|4|-22
a TIME|5|-21
a TRIED $|-12|-18
a TRIED|-20|-12
a battery|-9|0
a big|12|-2
a bit of|-11|8
a bit|-2|11
a drop|3|-16
a few|11|-1
a good|1|15
a little|11|-3
a new|8|1
a second|9|-27
a sec|1|5
a thing|13|0
about $|16|4
about NUMBER|5|14
about|21|30
across $|-9|-1
across|9|-18
after NUMBER TIME|1|12
after NUMBER|1|10
after|1|26
again $|6|8
again|5|8
ago $|-8|0
ago|-15|0
air|5|3
all $|26|-14
all ASKED $|9|1
all ASKED|11|-6
all NUMBER|-6|-21
all TIME $|-7|7
all TIME|-1|-8
all along|8|-2
all i|-20|0
all of them|3|-6
all of|4|-7
all over $|12|-1
all over the|2|8
all over|13|7
all round|4|-3
all the time|4|9
all the way|2|-12
all there|4|-3
all the|-3|5
all|23|-3
along $|17|1
along|19|-9
already|22|0
always|-8|-12
amp|-15|0
am|-9|1
an TIME|3|8
an inch $|9|8
an inch|20|11
and ASKED $|7|-7
and ASKED|16|-19
and TRIED|1|-19
and all|3|-10
and a|-19|3
and dry|1|-22
and i am|-21|0
and i have|-7|0
and it is|-22|15
and it still|3|-10
and it was|2|5
and it|10|9
and i|-30|9
and my|-12|0
and never|2|-7
and no ASKED|2|7
and nothing|3|5
and no|4|16
and that|4|2
and the ASKED|5|-2
and then|3|3
and they|6|23
and the|13|-8
and|40|10
any more $|12|5
any more|12|5
anything $|11|-3
anything|5|-13
anywhere $|16|-11
anywhere|16|-12
any|15|-51
an|17|5
apple|1|11
are ASKED|-9|0
are all|17|-11
are fine|5|1
are not|-7|0
are|-49|-40
arm|-2|-14
as anything $|2|7
as anything|2|5
as a|-7|17
as it|4|-3
as i|5|8
as the|-4|-4
as well $|5|-17
as well|5|-17
as you like|1|-10
as you|1|-10
ask|-14|0
as|32|-21
at NUMBER|-5|-13
at all $|22|-13
at it $|11|4
at it|8|5
at my|-6|0
at the ASKED|6|4
at the bottom|-3|4
at the|-5|6
at work $|-15|0
at work|-16|0
at|-14|16
away $|12|8
away|15|2
a|4|23
back $|-13|-2
back in|16|9
back on|2|9
backs|-20|0
back|24|8
bad $|8|-4
bad|9|-4
bag|-24|0
bang|9|11
bare $|15|15
barely|13|9
bare|18|30
bars|8|-2
bar|6|-17
batteries|-51|0
battery|-21|-3
been ASKED $|4|-4
been ASKED|11|-17
been in|9|-6
been|3|-5
before $|-11|4
before|-5|5
bent|14|4
be|-6|4
big ASKED|5|6
big|16|10
bit of|0|-12
bits|-7|11
bit|-8|-6
black $|-2|-6
black|16|-35
blades|12|0
blank $|5|-11
blank|4|-11
blinks|2|5
blue|3|-13
bolt|3|-8
bone dry|1|-6
bone|1|-6
borrowed|12|3
both $|14|4
both ASKED $|5|-1
both ASKED|10|-10
both ways|5|3
both|9|-22
bottom $|26|7
bottom|17|3
bought it|-42|-7
bought|-30|-9
box|-17|1
brick|5|1
bright|7|1
broken|-13|0
broke|-14|7
brown|10|9
budge|6|0
built in|-9|0
built|-10|0
bulb|-23|0
but it|7|-11
but no|23|9
but the|-7|21
buttons on|-9|0
buttons|-52|1
button|-18|0
but|35|55
buzzes|9|-4
by the|7|2
by|4|22
cable $|9|-17
cable|4|-33
came $|6|-8
came off|-21|0
came on|13|-1
came out|3|-3
came with|7|-9
came|-3|-12
can ASKED|17|0
can hear it|6|4
can hear|8|4
can not ASKED|-8|0
can not get|7|0
can not hear|-6|0
can not remember|8|0
can not see|-24|0
can not tell|-6|0
can not|-41|15
can see|3|6
can|-3|35
card in the|6|0
card in|6|0
card|1|7
case $|-7|0
case|-10|-9
catches|2|-4
catch|10|0
caught|13|5
cd|-2|4
chalky|4|4
changed|7|-6
charger|-20|3
clean $|14|-18
clean ,|2|-22
cleaned it|-9|-1
cleaned|-9|-1
clean|34|-43
clear $|13|-21
clear|20|-28
clunks|8|7
clunk|2|7
cold $|-4|-22
cold|-2|-27
come off $|-8|0
come on|-2|-5
comes on|-8|13
comes|28|13
come|-8|14
coming|20|2
cordless|-32|0
cord|-14|0
corner $|18|5
corner|19|-9
could be|-9|0
could not|3|-5
covered in|-24|0
covered|-26|0
cover|-10|5
cracked|-8|0
crawls|8|7
cup|30|15
cuts|8|-9
cut|-13|2
c|-15|0
damp|-22|0
dark $|2|-6
dark and|-24|0
dark|-22|-14
dead $|-16|16
dead ,|2|9
dead|-11|1
deep|18|-19
denied 0 absence|13|-2
denied 0 does1|13|-23
denied 0 have0|2|4
denied 0 have1|6|24
denied 0 is0|16|-7
denied 0 is1|14|-23
denied 0 other0|11|0
denied 0 other1|-4|5
denied 0 presence|8|4
denied 0 was0|-10|12
denied 0 was1|-25|-12
denied 0 you0|-4|-7
denied 0 you1|0|26
denied 0 |12|3
denied 1 absence|-8|40
denied 1 does0|-25|-1
denied 1 does1|-36|9
denied 1 have0|16|-17
denied 1 have1|30|1
denied 1 is0|-8|24
denied 1 is1|4|25
denied 1 other1|-14|-1
denied 1 presence|1|-35
denied 1 was0|9|-8
denied 1 was1|16|-6
denied 1 you0|4|-8
denied 1 you1|0|-15
denied 1 |-5|2
denied 2 absence|7|-2
denied 2 does0|16|-15
denied 2 does1|3|15
denied 2 is0|15|-8
denied 2 is1|-30|0
denied 2 presence|4|-4
denied 2 was0|11|-2
denied 2 you0|-10|-1
denied 2 |10|-6
desk|-2|12
device|4|10
did it|2|16
did not know|17|-3
did not|0|-7
did|12|-9
died|6|2
dies|4|-13
digital|-17|0
display|-59|0
do it|-9|0
do i|-7|0
do not have|-6|0
do not know|-9|0
do you mean|-12|0
do you|-9|0
does it $|12|10
does it|7|8
does not ASKED|-2|-8
does nothing $|3|6
does nothing|12|-3
does not|3|-23
does|-8|16
doing|9|0
done|-1|10
door|-11|0
down $|7|-3
down it|1|8
down there $|12|2
down there|12|2
down the|10|9
down to|-6|0
down|20|30
do|-33|11
drips|5|-2
drop $|2|-27
dropped|12|-1
drops|11|9
drop|8|-27
drum|-10|1
dry $|10|-17
dry ,|1|-5
dry|17|8
each time|2|-6
each|11|11
ear|5|12
echo false false absence|-3|10
echo false false does0|22|16
echo false false does1|-10|4
echo false false have1|2|5
echo false false is0|-7|26
echo false false is1|27|13
echo false false other1|-16|-4
echo false false presence|8|-8
echo false false was0|-8|-8
echo false false was1|2|-17
echo false false you0|-3|-25
echo false false you1|-4|4
echo false false |6|2
echo false true absence|2|30
echo false true does0|-31|-27
echo false true does1|-5|2
echo false true have0|12|-1
echo false true have1|24|-4
echo false true is0|15|7
echo false true is1|-21|1
echo false true presence|10|-47
echo false true was0|21|-2
echo false true you0|5|-2
echo false true you1|-12|10
echo false true |12|-17
echo true false absence|15|0
echo true false does0|-31|0
echo true false does1|5|-9
echo true false have0|3|-12
echo true false have1|14|22
echo true false is0|26|-23
echo true false is1|-19|-2
echo true false other0|9|12
echo true false other1|-3|8
echo true false presence|-20|14
echo true false was0|-1|13
echo true false was1|-12|1
echo true false you0|-12|12
echo true false you1|11|-6
echo true false |-7|15
echo true true does0|29|-6
echo true true does1|-11|4
echo true true is0|-9|0
echo true true presence|18|1
echo true true |16|-3
edge $|-6|26
edge|-5|28
egg|2|11
either $|15|-20
either|26|-19
electric $|-9|0
electric|-16|0
else|-29|-6
empty|2|-4
end $|23|-15
end|23|-9
enough|-16|0
even ASKED|-12|0
even on|8|-10
even with|5|-2
even|42|-43
ever $|-10|1
every ASKED|5|-17
every TIME $|4|3
every TIME|24|7
every time|0|9
everything $|7|-1
everything|7|1
everywhere $|-3|-9
everywhere|-23|-9
every|48|-16
ever|7|-1
face|1|-21
fan|-11|0
far $|-15|0
far|-13|0
feel it|21|0
feels|1|-5
feel|20|3
fell off|-13|0
fell|-20|-44
few|11|2
fine $|11|-8
fine ,|2|-11
fine with|1|8
fine|23|3
finger $|5|-6
finger|8|-11
firm $|5|-17
firm|6|-18
first $|8|0
first no|8|-46
first null|5|13
first yes|12|25
first|17|8
flat|8|-38
flex|29|-9
flies|13|17
flops|5|7
flush|12|-2
for NUMBER TIME|-1|-5
for NUMBER|-1|-5
for TIME $|-2|5
for TIME|5|4
for a|7|-3
for it|-4|2
for my|-18|0
forgot|13|16
form does0|-7|-17
form does1|-15|1
form have0|18|-13
form have1|39|23
form is0|20|9
form is1|-12|12
form other0|10|0
form other1|-18|4
form was0|11|2
form was1|-6|-18
form you0|-10|-17
form you1|-2|11
found it|-16|0
found|-16|4
freezer|-15|0
fresh|1|7
fridge|-16|0
from the|12|-19
from|26|8
front $|9|0
front|6|12
frozen|-18|0
full of|-14|2
full|-13|-11
gave|-3|6
get the|9|0
get to it|-8|0
get to|-8|0
gets|24|11
get|2|25
gives|4|-17
glass $|-16|0
glass is|-9|0
glass|-30|10
glued in|-9|0
glued|-30|-20
go $|10|20
goes $|12|3
goes in $|5|-2
goes in|10|-6
goes off|12|5
goes on|6|11
goes round|1|-17
goes|48|19
going|13|19
gone $|24|-39
gone ,|1|12
gone|-12|5
good $|7|0
good|8|17
got a|5|4
got it|-5|5
got no ASKED|-6|0
got no|-13|0
got one|-6|0
got the one|7|0
got to|3|5
got|-35|4
go|9|24
grand|16|-7
green|24|20
grips|9|-21
had a|-4|13
had it|-16|-3
had the|-11|-7
had|-21|5
halfway|6|12
handle|-7|9
hands|23|-10
hand|-17|9
hanging|6|3
hard $|-5|-1
hardly|26|30
hard|2|-7
has a|-23|2
has not got|-6|0
has not|-5|-2
has|-32|3
have $|-8|0
have a ASKED|-6|0
have a|-7|0
have gone|17|-2
have not got|-9|0
have not|-10|-4
have no|6|0
have only|-15|0
have to|13|4
have|-26|9
hear it|9|10
hear|-2|10
heat|9|5
held|7|-10
here $|-16|4
here|-35|4
he|-22|0
high|1|-18
hit|-5|1
hold it|10|34
hold|14|51
hole $|15|0
holes|10|-7
hole|17|1
holiday|-6|0
home|-6|0
hot $|-12|0
hot|-6|3
house $|-21|0
house|-36|0
how do|-7|0
however|7|-11
how|-31|-2
hums|3|15
i ASKED it|7|5
i ASKED|7|8
i TRIED $|1|-5
i TRIED|4|3
i am|-7|1
i can ASKED|9|-6
i can not|-24|0
i can see|3|6
i can|11|7
i could not|7|0
i could|17|7
i did|6|0
i do not|-13|0
i do|13|4
i get|8|11
i got it|-15|0
i got|-22|0
i had|15|-2
i have not|-9|0
i have no|10|0
i have only|-8|0
i have|-13|6
i hold|1|11
i lean on|4|2
i lean|4|2
i never|-10|0
i only|-17|0
i plug|8|0
i put|9|-7
i think $|6|0
i touch|3|-23
i was|-8|0
i will|-9|0
ice|10|12
id|-1|9
if it|-11|0
if i|12|15
if|8|-1
in $|3|9
in ,|7|-20
in ASKED|-2|-11
in NUMBER $|2|-5
in NUMBER|11|4
in TIME $|7|-9
in TIME|10|-6
in and it|-5|-15
in and|0|-15
in a|-11|-14
in it $|12|-4
in it is|6|2
in it|8|0
in my hand|11|5
in my|13|10
in one|-5|1
in that|21|-7
in the ASKED|-8|-4
in the PLACE|6|-6
in the TIME|-3|-4
in the bottom|21|-8
in the middle|20|4
in the way|-13|0
in there $|3|13
in there|-4|9
in the|-3|-3
in with|-13|0
inch $|9|8
inch|20|-12
indoors|16|-2
into the|2|-10
into|-12|0
in|11|2
is $|-7|-12
is ,|4|2
is ASKED $|9|-2
is ASKED|5|17
is NUMBER|-27|0
is PLACE|-14|0
is a ASKED|8|-6
is a bit|-9|-1
is all|-19|19
is an|-6|3
is been|1|12
is black|-6|0
is clear $|9|-11
is clear|10|-11
is dead|-5|2
is dry|1|9
is electric|-17|0
is fine $|4|-10
is fine|6|5
is full|-11|0
is gone $|3|-4
is gone|10|11
is got a|8|5
is got no|-7|0
is got|-7|2
is hanging|6|2
is in the|-23|5
is in|-8|8
is it|-9|0
is just|-15|-12
is like|4|2
is nothing|3|-5
is not|7|7
is no|-18|-1
is off|0|-9
is on a|-8|0
is one of|-13|0
is one|-3|-8
is only got|-17|0
is on|-5|20
is perfect $|2|6
is perfect|2|6
is silent $|5|-9
is silent|5|-9
is so|11|0
is stuck|-21|-3
is that|-26|0
is the same|3|7
is there|-2|-6
is the|-6|-10
is too|-10|0
is up|-8|-7
is wrapped|-10|0
is|-21|-8
it $|14|-7
it , it|-13|0
it , no|8|-1
it ,|1|-25
it ASKED|-9|-2
it NUMBER|-10|0
it TIME|-6|0
it all|-7|-16
it and it|5|-7
it and|-7|5
it at|-7|-2
it a|7|11
it before|-10|0
it came with|18|-9
it came|-7|-6
it comes on|-11|0
it comes|-4|3
it did|5|-9
it does not|10|-9
it does|4|3
it down|3|-6
it every TIME|10|1
it every|11|0
it for|11|0
it goes $|3|-10
it goes|18|12
it in|9|11
it is ASKED|5|1
it is NUMBER|-12|0
it is PLACE|8|0
it is all|-15|18
it is an|-20|0
it is a|-4|-20
it is been|-1|9
it is black|-7|0
it is electric|-17|0
it is full|-11|0
it is gone|9|12
it is in|-4|13
it is just|4|-12
it is like|4|2
it is not|9|5
it is off|4|9
it is one|1|-10
it is on|-5|13
it is so|11|0
it is the|19|-14
it is too|-6|0
it is wrapped|-10|0
it is|29|-13
it just|21|-1
it last TIME|-11|-1
it last|-11|-3
it like|-4|2
it never|10|0
it off|-20|8
it on the|5|-5
it on|-13|-1
it out $|14|-9
it out|14|-13
it says|5|20
it should|9|-30
it so|-11|0
it still|4|-13
it stops|-12|0
it takes|-17|0
it the|-19|0
it used|17|0
it was in|-2|15
it was|8|19
it went $|9|7
it went|8|7
it will not|4|13
it will|4|12
it without|-22|0
it with|4|15
it would|18|0
its own|16|1
itself $|13|-2
itself|5|-1
its|21|-7
it|6|15
i|-21|19
jack|-4|5
jammed|-58|0
jug|-16|0
just ASKED|-18|10
just as|3|-20
just a|4|7
just the one|-5|-3
just the|1|-13
just|31|-8
keeps|8|-18
keep|3|-15
know $|-13|0
knows $|-12|0
knows|-15|0
know|-11|18
lamp|10|-4
laptop|-4|-2
last TIME $|1|6
last TIME ,|-6|0
last TIME|-5|6
later|13|1
lead $|-23|-3
lead|-13|-9
lean on|6|3
lean|6|3
leave|-6|-8
led|10|-2
left $|-3|6
left it|-6|7
left|-2|11
leg|3|-3
length 0|13|-33
length 1|2|-19
length 2|-21|-12
length 3|8|0
length 4|8|45
length 5|26|18
lid|-7|0
life $|11|1
life|14|2
lift|7|0
light $|-14|0
lights|-9|-16
light|-10|-15
like $|-5|-5
like an|4|7
like a|17|-1
like it is|8|-7
like it|9|-8
like that $|9|0
like|50|1
lines|4|4
line|10|4
little red|1|-5
little|33|19
lit|7|18
loads of|-30|-3
loads|-38|-3
lol|-10|0
looked|-7|0
looks|-2|29
look|-19|-3
loose $|14|-6
loose|16|-7
lost the TRIED|-12|0
lost the|-31|0
lost|-79|1
lots|8|-17
lot|10|-3
loud|-13|1
lovely $|1|15
low|19|-22
machine|9|-3
mains|17|0
make it|-6|0
makes|3|-3
make|1|-17
manual|-8|0
mark|2|5
matter|21|0
mattress is|-11|0
maybe|-26|0
me $|-20|0
mean|-19|0
metal|-7|0
me|-54|6
mic|-12|0
middle $|11|5
middle of the|7|-4
middle of|9|-4
middle|25|11
might have|-9|0
might|-14|0
mine $|-7|0
mine is|-11|0
mine|-33|-5
missing $|-32|-4
missing|-53|-16
mm|7|-16
moment|-15|0
more $|12|5
more|29|8
moulded|-6|0
moved|3|11
moves|20|-18
mud|-10|0
my ASKED|-9|1
my PERSON|-9|-3
my TRIED|-11|0
my finger|5|-14
my hand $|12|5
my hand|14|5
my nail|14|1
my|-12|38
nail|15|2
near the|2|-8
nearly|14|6
need|-31|0
neither , it|-6|0
neither ,|-5|6
neither ASKED|5|-1
neither|12|2
never ASKED it|-22|0
never ASKED|-8|-4
never been|9|-1
never had|-19|0
never|-30|-12
new $|5|-23
new ASKED ,|8|12
new ASKED|8|11
new one|5|-2
new|19|-13
next to it|9|2
next to|11|0
next|8|4
nice and|1|10
nice|3|14
no $|8|11
no ,|15|9
no ASKED $|13|-7
no ASKED ,|8|-5
no ASKED ASKED|13|-1
no ASKED at|-3|10
no ASKED in|-18|0
no ASKED on|-16|-3
no ASKED to|-18|0
no ASKED|12|4
no TRIED $|3|6
no TRIED|-6|-4
no it is|10|-8
no it|13|-13
no light|-7|2
nobodys|-8|-14
nobody|-7|5
none of them|4|-2
none|5|-10
nope ,|5|-3
nope|5|-5
normal|-7|-10
nor|19|-2
not $|-14|2
not ASKED $|1|-5
not ASKED ,|7|-3
not ASKED|-1|-10
not TRIED|19|12
not a|13|1
not budge|6|-1
not come off|-10|0
not come|-6|2
not even|20|-11
not get|6|0
not got|-17|0
not go|18|-6
not have a|-9|0
not have|-14|0
not hear|-6|0
not hold it|7|0
not hold|11|0
not in|6|0
not know|6|-3
not make|7|0
not move|10|0
not one|13|4
not open|-15|0
not remember|8|0
not run|-9|0
not say $|-11|0
not say|-13|0
not see|-35|0
not shift|-2|-11
not sure what|-8|0
not sure|-12|0
not take|17|8
not tell|-9|0
not tried|-7|0
nothing $|34|5
nothing ,|2|-14
nothing ASKED|-12|-2
nothing at|3|-3
nothing else|-26|0
nothing on|3|7
nothing to|6|0
nothings been|2|-22
nothings|6|-68
nothing|56|-30
noticed|-7|0
not|-40|5
now $|-45|16
now|-6|54
numbers|21|21
number|-6|0
of ASKED $|-5|5
of ASKED|-11|15
of NUMBER|8|20
of a|7|-19
of it $|8|-8
of it is|8|-8
of it|-6|-26
of my|10|11
of the ASKED|2|5
of them|11|-3
of the|-1|-5
of those|9|-4
off $|-7|-17
off ,|0|-10
off and|-6|-7
off at the|-7|0
off at|-17|0
off a|-19|0
off in|14|8
off it $|12|8
off it|16|10
off the|6|1
off to|-6|0
off|-23|-1
of|5|1
ok ,|3|22
ok|5|24
old $|11|-21
old|15|-20
on $|4|-19
on ASKED|8|1
on NUMBER|6|26
on TIME $|-2|6
on TIME|3|6
on and|-16|-13
on at all|-17|0
on at|-37|0
on a|18|-2
on every|2|8
on it ,|-22|1
on its own|10|8
on its|10|8
on it|-12|-12
on mine $|-12|0
on mine|13|0
on my|-17|-4
on off|6|1
on the ASKED|10|4
on the PLACE|-10|0
on the same|2|-8
on the side|-10|0
on there|-7|0
on the|8|3
on with|-10|0
once it is|2|-12
once it|3|-13
once|-7|-6
one $|-14|-12
one ,|-12|1
one ASKED $|-15|-10
one ASKED|-7|-3
one is $|-4|-12
one is|13|26
one it|5|10
one of the|3|10
one of|11|4
one side|6|9
one|-4|-5
only $|-11|17
only ASKED|4|-14
only a|-9|-15
only ever|20|0
only goes|13|27
only got|-7|0
only one|-29|0
only the one|-9|0
only when|12|-17
only|-45|-26
on|10|4
opened|4|-14
opens no|40|-32
opens yes|23|44
opens |-6|-13
open|-24|-10
or no|13|-10
orange|24|1
or|29|-5
others|-6|5
other|4|19
out $|10|1
out ,|-5|-3
out and|5|-1
out of it|-11|2
out of the|4|-8
out of|-16|5
out the|12|7
outside|-20|0
out|6|-2
over $|2|20
over it $|-11|7
over it|-7|2
overnight|-13|-8
over|-3|20
own|6|-20
packed|-4|4
pads|7|0
pair|7|-9
panel|-9|0
pc|3|5
perfect $|6|-5
perfect ,|1|-12
perfect|7|-14
petrol|-25|0
phone|9|-6
piece|7|0
pins|13|7
pin|14|-11
pipe|16|22
plate|10|3
plays|9|-16
play|-4|21
plug $|-8|0
plugged in|3|5
plugged|-3|6
plug|-34|-10
popped|4|17
pops|6|7
pop|8|0
press|-15|6
puddle|4|2
pulled|-1|17
pull|-14|5
purrs|2|-4
pushed|3|-26
put a|6|2
put it|2|-12
put|21|15
quiet $|3|11
quiet|13|-1
random|7|-8
ran|6|-22
reach|-10|0
read no|29|-61
read null|-52|0
read yes|50|62
really|-12|-5
red|17|-3
remember|8|0
remote $|-16|0
remote|-17|0
rest|2|13
right $|-2|-4
right now $|-10|0
right now|-10|0
right up|3|-10
right|34|-5
rings|6|-10
ring|10|-4
rinsed|10|6
ripped|4|11
rock solid|8|-4
rock|14|6
room|-8|-1
round $|8|-8
round round $|2|-12
round round|2|-12
round the|27|9
round|27|-22
runs off|3|16
runs|-12|-3
run|-22|0
said|-8|0
same $|7|8
same ASKED|6|-26
same as|-9|-4
same|25|-29
sat|16|6
says NUMBER|9|-23
says|28|10
say|-3|7
screen $|12|-15
screen is|8|0
screens|-6|2
screen|-3|-30
screwed|-23|0
sealed|-15|-11
seam|14|-11
seconds|8|-3
second|-2|-48
sec|1|5
see $|-10|0
see it|18|0
see that|-10|0
seen|6|0
see|-3|27
seized|-15|0
set|16|-19
she is|-8|0
sheet|10|-13
shelf|8|-11
shift|-2|-10
short|-11|-13
should|11|-38
shoved|7|0
shut $|-48|0
shut|-35|-10
side $|-1|8
side|7|15
silent $|6|-11
silent|28|-25
since $|-5|21
since NUMBER $|-10|8
since NUMBER|-10|15
since TIME $|7|-3
since TIME|0|-13
since last TIME|4|7
since last|4|7
since the|-7|0
since|-10|7
sink $|5|7
sink|2|7
sits|31|-45
sit|4|-9
sky|-9|0
slides|12|1
slide|-6|0
slow $|6|12
slow|6|-2
smooth all|1|-10
smooth as|0|16
smooth|9|-18
snapped $|-6|16
snapped off|-12|6
snapped|-11|8
so i can|-7|0
so it|7|0
so i|-13|0
socket $|-13|0
socket|-14|7
soft|5|-9
solid $|8|-3
solid ,|9|-4
solid|-8|3
something|-25|4
some|-1|13
soon as|1|-15
soon|1|-15
sort of|7|19
sort|10|15
sound $|7|-8
sounds|5|-5
sound|14|-18
so|-61|21
spins|9|-1
spin|-7|17
split|10|-1
spotless|7|-6
spot|5|-8
springs|12|-11
squeeze|10|14
stairs|-10|0
stands|6|-7
start $|-7|0
starts|4|10
start|3|-7
stays off|6|0
stays|30|-31
stay|6|-3
steady $|4|6
steady|8|-6
sticking out|1|-10
sticking|1|-10
sticks|3|-5
stick|5|4
stiff $|2|-19
stiff|2|-18
still $|4|12
still dead $|5|-2
still dead|5|-2
still on|3|14
still the|7|-13
still|38|-30
stinks|4|2
stone cold|4|-14
stone|7|-15
stood|6|-20
stop $|7|-27
stopped|-1|7
stops|-9|-25
stop|13|3
storm|13|18
straight off|18|-5
straight out $|-6|0
straight out|-6|13
straight|28|-27
stuck|-15|4
stuff|6|2
sure what|-8|0
sure|-12|0
swapped|4|6
switch|-19|-4
tablet|2|-4
taken|-6|0
takes|-35|2
take|20|6
taped|-37|0
tape|-30|0
tea|13|8
tell you|-11|0
tells nothing|-183|2
tell|-22|0
that $|3|3
that ,|-13|0
that ASKED|-3|21
that i can|4|-2
that is|22|-12
that i|3|-3
that one|6|0
that|-29|16
the ASKED $|3|6
the ASKED ,|7|-6
the ASKED ASKED|-7|0
the ASKED are|-4|-2
the ASKED has|-13|0
the ASKED is|-3|-8
the ASKED off|-10|0
the ASKED|8|19
the NUMBER|29|-14
the PERSON|-1|7
the PLACE $|-16|-24
the PLACE ,|-7|0
the PLACE|-31|-8
the TIME|14|-11
the TRIED $|2|8
the TRIED|7|-9
the back $|-16|0
the back|-6|-8
the bottom $|26|7
the bottom|16|-2
the box|-9|-1
the corner|17|6
the cover|6|0
the door|10|0
the end $|8|0
the end|8|1
the first|8|0
the flex|18|3
the front $|9|0
the front|6|9
the handle|3|8
the hinge|9|4
the jack|1|5
the lead|-5|-16
the left|9|-29
the light|-9|0
the little|2|9
the lot|16|-8
the middle $|11|5
the middle of|8|-1
the middle|21|5
the moment|-15|0
the one it|5|-2
the one|-7|-4
the plug|-7|1
the right|2|21
the same|1|-18
the second|11|-22
the side $|-8|-1
the side|-7|-1
the sink $|5|7
the sink|5|7
the time $|-2|7
the time|4|9
the top|9|-6
the tv|-25|0
the way $|-12|-8
the way|-11|-12
the wire|1|16
them $|9|-4
them and|9|-4
them|36|6
then $|-9|0
then it|5|8
then|17|22
there $|22|17
there ,|-10|-9
there and|3|7
there is an|15|5
there is a|23|5
there is no|-18|-1
there is|-6|13
there was|1|-11
there|15|-12
they all|2|-4
they are|-11|-1
they do not|7|0
they do|7|0
they|-5|7
the|10|2
thick|4|22
thing $|-22|0
things $|-27|0
things|-32|0
thing|0|21
think $|6|0
this|-32|0
those|-5|-4
through $|18|-19
through it|9|9
through the|-14|-5
through|11|-5
tight $|11|1
tight ,|3|19
tight as|4|-6
tight|24|6
till i|14|-12
till|16|-23
time $|9|-1
time no|12|-42
time null|-1|7
time yes|31|28
times|-15|3
time|25|2
tiny|-13|16
tip|14|0
to $|16|0
to ASKED $|11|-6
to ASKED|1|-12
to NUMBER|2|-20
to be|-6|4
to get|-17|0
to it $|-10|5
to it|0|6
to me $|-17|0
to me|-20|0
to open|-7|0
to say $|9|0
to say|8|0
to see $|-6|0
to see|-7|0
to the PLACE|-19|0
to the|-6|-8
to try|-9|0
too $|42|-17
took|-7|16
too|-13|-11
top $|2|-13
top|16|-2
touched it $|8|-5
touched it|8|-5
touched|14|-26
touch|-16|-26
to|-18|7
treacle|3|7
tried the|1|-13
tried|7|-34
true|10|-10
try|-12|0
tug|7|-5
turn it|5|1
turns|3|-13
turn|4|-15
tv|-17|-15
twice|31|2
twist|2|-5
tyres|3|-4
unchanged $|6|-4
unchanged|14|-15
unplugged|6|7
up $|3|-6
up ,|0|8
up at the|7|0
up at|-5|2
up a|-9|0
up down|5|15
up in the|3|6
up in|5|10
up like|2|-14
up on|-7|0
up to|-6|-5
up with|9|0
upstairs|-1|29
up|19|14
usb|-27|3
used it|-23|6
used to|40|7
used|-7|19
uses|-12|0
use|-35|-4
v|7|-21
warm|2|-12
was $|-6|-4
was a|6|4
was in|-2|11
was my|8|0
was not|-9|0
was on|-29|0
was|7|2
water|1|9
way ,|2|-6
ways|5|3
way|5|-8
we had a|9|1
we had|11|2
we have|-13|0
weak|1|-22
wedged|-9|0
wee|15|11
well $|5|-17
well|6|-16
went $|15|1
went in|8|-9
went|16|4
were|-17|0
wet|4|8
we|-19|7
what is|-16|0
what it is|-6|0
what it|9|0
whatever i do|5|1
whatever i|11|-4
whatever|8|-25
whatsoever $|33|-6
whatsoever|33|-6
what|-29|-8
when i got|-26|0
when i lean|4|2
when it is|1|-5
when it|-2|-11
when i|21|10
when you|-16|0
when|15|21
where is the|-12|0
where is|-13|0
where it|8|-1
where the|9|23
where|3|4
which ASKED|-9|0
which|-34|3
while|3|7
whirrs|18|8
whirr|13|7
white|10|-1
who knows $|-12|0
who knows|-15|0
whole $|1|-5
whole|-2|-7
who|-17|0
wifi|7|0
wiggle|1|-6
will not ASKED|6|1
will not TRIED|18|0
will not budge|4|-7
will not come|-15|0
will not go|7|-5
will not open|-15|0
will not take|18|8
will not|-6|1
will|-8|1
windows|-7|-33
wiped|6|-3
wire $|17|3
wired|-16|0
wire|8|8
with $|2|-5
with a TRIED|5|-4
with a|-3|3
with it $|1|-7
with it|-2|-14
with my|13|-3
with nothing|4|7
with no|0|9
with one|-9|0
with the ASKED|7|-3
with the|-9|4
without|-36|12
with|5|19
wobbles|4|2
wooden|8|0
word|14|-20
work $|-30|0
works $|3|-4
works|6|-5
work|-50|5
worn|-6|0
worse|7|1
would not|4|-12
would|-40|-13
wound|2|12
wrapped|-13|0
wrong|5|-14
yeah|9|11
yep|4|7
yes $|7|3
yes ,|3|24
yes|22|38
yet $|-16|0
yet|-24|0
you can|2|16
you could|7|17
you have to|13|-6
you have|13|-6
you like $|1|-5
you like|1|-10
you mean|-18|0
you|13|-6
~, ASKED|24|-3
~, NUMBER $|6|5
~, NUMBER x|10|-18
~, NUMBER|3|-8
~, PERSON|-9|0
~, TRIED|10|20
~, all x|1|-8
~, all|-6|-9
~, always|6|-1
~, and it|4|7
~, and|1|-6
~, a|-4|-15
~, but|3|18
~, dead|7|-2
~, does|-8|0
~, do|-10|0
~, even|5|-6
~, i x|-9|-5
~, it is|7|-7
~, it just|20|0
~, it was|6|0
~, it x|-11|3
~, it|5|-6
~, i|-14|-3
~, just|12|-4
~, never x|4|9
~, never|3|10
~, no ASKED|7|16
~, no x|-5|-19
~, not a|4|-2
~, nothing|25|-10
~, not|0|-8
~, no|-2|-8
~, only|17|-2
~, same $|3|7
~, same|3|11
~, still x|1|-6
~, still|10|-13
~, the x|16|11
~, then|5|11
~, the|14|-3
~, x $|8|-31
~, x ,|13|14
~, x is|7|22
~, x it|15|-7
~, x x|-11|-25
~, x|28|14
~, you|-2|4
~? $|-38|0
~ASKED , ASKED|-1|-6
~ASKED , it|-12|-5
~ASKED , just|-9|-3
~ASKED , no|8|5
~ASKED , same|0|15
~ASKED , x|12|23
~ASKED ,|-1|26
~ASKED ?|-8|0
~ASKED ASKED $|6|12
~ASKED ASKED and|3|3
~ASKED NUMBER $|2|-6
~ASKED NUMBER|8|15
~ASKED all|5|-13
~ASKED and ASKED|1|6
~ASKED and it|9|22
~ASKED and x|5|-1
~ASKED and|-10|14
~ASKED any more|12|0
~ASKED any|23|-2
~ASKED are all|5|-8
~ASKED are x|-16|0
~ASKED are|5|-27
~ASKED as|7|4
~ASKED at all|-2|8
~ASKED at|-2|13
~ASKED a|5|2
~ASKED back|4|9
~ASKED been x|-22|0
~ASKED been|-22|0
~ASKED but|12|11
~ASKED came|-20|0
~ASKED comes|3|12
~ASKED come|3|4
~ASKED dead $|3|8
~ASKED dead|4|8
~ASKED down|3|-14
~ASKED fine|4|3
~ASKED for|-16|1
~ASKED from the|1|-15
~ASKED from|2|-11
~ASKED has|-16|11
~ASKED in it|-17|0
~ASKED in|-21|-14
~ASKED is x|30|2
~ASKED is|5|1
~ASKED it $|-25|-5
~ASKED it is|2|10
~ASKED it x|12|-7
~ASKED it|11|-3
~ASKED i|8|0
~ASKED just x|4|-4
~ASKED just|5|2
~ASKED like a|5|8
~ASKED like x|1|10
~ASKED like|15|17
~ASKED my|3|-15
~ASKED no|5|-2
~ASKED off $|-13|0
~ASKED off|-26|-4
~ASKED on $|7|-4
~ASKED on it|-11|1
~ASKED on the|3|5
~ASKED one|20|32
~ASKED on|9|6
~ASKED or|1|-17
~ASKED out|-16|-10
~ASKED says|12|-9
~ASKED sound|5|-11
~ASKED so|-6|0
~ASKED stays|8|-4
~ASKED still|-9|0
~ASKED that|-6|0
~ASKED the x|7|6
~ASKED then|3|7
~ASKED the|13|-16
~ASKED tight|1|-9
~ASKED to x|10|15
~ASKED to|-11|-1
~ASKED up|3|6
~ASKED was|-5|-2
~ASKED will not|12|2
~ASKED will|26|1
~ASKED with|4|2
~ASKED x $|-2|31
~ASKED x ,|6|-3
~ASKED x and|1|16
~ASKED x in|7|-8
~ASKED x is|-17|0
~ASKED x i|7|-1
~ASKED x off|-10|0
~ASKED x on|1|-13
~ASKED x out|-14|10
~ASKED x up|12|0
~ASKED x when|-12|0
~ASKED x x|10|-14
~ASKED x|10|23
~NUMBER $|14|7
~NUMBER , NUMBER|6|7
~NUMBER ,|12|21
~NUMBER ASKED $|-9|4
~NUMBER ASKED ,|2|-6
~NUMBER TIME $|-6|14
~NUMBER TIME|1|23
~NUMBER TRIED|8|9
~NUMBER a x|5|6
~NUMBER and|9|0
~NUMBER an|-12|0
~NUMBER are|3|-24
~NUMBER a|5|-9
~NUMBER in|4|2
~NUMBER it|10|17
~NUMBER of|-8|-3
~NUMBER x $|18|-5
~NUMBER x and|11|-8
~NUMBER x in|-11|0
~NUMBER x of|-14|0
~NUMBER x x|-4|15
~NUMBER x|2|10
~PERSON $|-20|0
~PERSON had it|-9|0
~PERSON had|-9|0
~PERSON x $|7|0
~PERSON x|-22|17
~PLACE $|-8|-19
~PLACE ,|-10|0
~PLACE ASKED|8|0
~PLACE a|-7|0
~PLACE the x|-14|-14
~PLACE the|-14|-11
~PLACE x|-16|2
~TIME $|5|13
~TIME , x|10|3
~TIME ,|29|9
~TIME ago $|-8|0
~TIME ago|-15|0
~TIME and it|-6|3
~TIME and|-2|-6
~TIME in|-10|0
~TIME x|12|10
~TRIED $|-8|13
~TRIED ,|13|-12
~TRIED ASKED|4|-2
~TRIED TRIED|-13|11
~TRIED and it|4|-7
~TRIED and|18|17
~TRIED in|-8|5
~TRIED is x|-6|0
~TRIED is|-17|16
~TRIED it x|11|-3
~TRIED it|13|8
~TRIED off|-6|0
~TRIED on it|-10|0
~TRIED on|-28|-10
~TRIED or|10|0
~TRIED out|6|9
~TRIED the|1|6
~TRIED up|4|10
~TRIED will not|-18|0
~TRIED will|-18|0
~TRIED x $|-5|-5
~TRIED x|-13|39
~^ ASKED ASKED|-6|12
~^ ASKED and|2|-4
~^ ASKED are|12|-9
~^ ASKED at|-7|0
~^ ASKED fine|3|3
~^ ASKED for|-13|0
~^ ASKED in|-4|-13
~^ ASKED is|12|-7
~^ ASKED it|5|-4
~^ ASKED like|6|13
~^ ASKED off|1|10
~^ ASKED one|4|6
~^ ASKED on|2|22
~^ ASKED the|11|-7
~^ ASKED with|6|-5
~^ ASKED x|2|4
~^ ASKED|2|7
~^ NUMBER ASKED|7|-18
~^ NUMBER of|-11|-3
~^ NUMBER x|9|1
~^ NUMBER|32|13
~^ PERSON x|-24|0
~^ PERSON|-47|0
~^ PLACE|18|6
~^ TRIED ,|5|-4
~^ TRIED is|-18|0
~^ TRIED it|10|6
~^ TRIED x|-9|24
~^ TRIED|-7|-8
~^ a ASKED|4|17
~^ a x|14|-10
~^ after|4|4
~^ all ASKED|2|-15
~^ all NUMBER|-9|-1
~^ all of|4|-6
~^ all the|2|8
~^ all x|16|15
~^ all|17|-4
~^ always x|5|-8
~^ always|-5|-9
~^ an|3|4
~^ a|19|15
~^ back|3|4
~^ barely|9|8
~^ been in|3|-11
~^ been|13|-12
~^ bit|-3|3
~^ borrowed|14|3
~^ both ASKED|3|9
~^ both x|4|-4
~^ both|14|1
~^ bought it|-34|0
~^ bought|-33|5
~^ came|5|15
~^ can not|-10|-9
~^ comes|7|-3
~^ dead|14|-9
~^ did not|17|-3
~^ did|23|2
~^ does not|18|-11
~^ does|4|-3
~^ do|-13|0
~^ dry|3|5
~^ even|10|7
~^ everything|-2|-13
~^ every|7|-12
~^ fine|0|16
~^ full of|-9|0
~^ full|-7|-6
~^ goes off|5|-7
~^ goes x|2|-6
~^ goes|13|-16
~^ got it|-8|0
~^ got to|3|5
~^ got|6|-12
~^ had it|8|4
~^ had|12|4
~^ have to|6|10
~^ have|6|7
~^ how do|-7|0
~^ how|-13|0
~^ i ASKED|4|7
~^ i am|-10|0
~^ i can|11|3
~^ i have|-2|-15
~^ i never|-14|0
~^ i only|-17|0
~^ i was|-8|0
~^ i x|-7|8
~^ if i|5|7
~^ if|8|4
~^ in|-1|7
~^ it ASKED|5|-12
~^ it came|-23|0
~^ it does|-3|-12
~^ it goes|8|10
~^ it is|-31|20
~^ it only|-6|0
~^ it was|0|9
~^ it will|-6|-2
~^ it x|10|6
~^ it|-40|-27
~^ i|-66|-4
~^ just as|2|-6
~^ just a|3|11
~^ just the|7|-1
~^ just x|5|2
~^ just|-4|-19
~^ keeps x|3|-6
~^ keeps|6|-18
~^ like a|3|18
~^ like|14|10
~^ mine is|-8|0
~^ mine|-42|0
~^ more|7|-10
~^ my PERSON|-17|2
~^ my x|16|12
~^ my|-12|17
~^ neither ,|-20|0
~^ neither ASKED|5|-1
~^ neither|2|-4
~^ never been|6|1
~^ never x|-26|0
~^ never|-24|-3
~^ new ASKED|8|12
~^ new|1|11
~^ no ,|13|-4
~^ no ASKED|9|4
~^ no TRIED|-13|-1
~^ no it|13|-11
~^ no x|-27|-5
~^ nobody|-6|-2
~^ none|6|-8
~^ nope ,|5|-3
~^ nope|5|-5
~^ not ASKED|8|9
~^ not a|11|0
~^ not one|11|6
~^ not x|-22|0
~^ nothing ASKED|-12|-2
~^ nothing x|-8|-11
~^ nothing|-11|6
~^ not|25|5
~^ no|-7|-40
~^ one ASKED|8|13
~^ one is|-7|9
~^ one of|9|6
~^ one x|0|-16
~^ one|23|-3
~^ only got|10|0
~^ only when|9|-17
~^ only x|-8|-4
~^ only|-4|-17
~^ on|14|19
~^ other|-1|12
~^ put|9|-1
~^ same ASKED|5|-25
~^ same x|5|10
~^ same|22|-22
~^ says NUMBER|7|-13
~^ says no|10|11
~^ says|20|9
~^ silent|13|-5
~^ solid|-11|0
~^ stays x|2|10
~^ stays|15|-4
~^ still the|7|-13
~^ still x|1|5
~^ still|15|12
~^ stuck|8|-3
~^ the ASKED|-14|3
~^ the PERSON|9|0
~^ the TRIED|-29|0
~^ the x|-5|-6
~^ there is|-16|22
~^ there|-11|5
~^ they are|-17|-10
~^ they do|7|0
~^ they x|-3|8
~^ they|-14|-1
~^ the|-32|3
~^ tight|3|-3
~^ too x|-10|0
~^ took|4|13
~^ too|-10|0
~^ tried|3|4
~^ used|-10|8
~^ we had|9|2
~^ we have|-14|0
~^ went|10|5
~^ we|-14|4
~^ what is|-15|0
~^ what|-35|0
~^ where is|-12|0
~^ where|-19|0
~^ which ASKED|-8|0
~^ which|-18|0
~^ will not|16|-6
~^ will|9|-6
~^ works|0|6
~^ would|-18|0
~^ x $|16|27
~^ x ,|13|-18
~^ x ASKED|-13|-2
~^ x NUMBER|15|-14
~^ x TRIED|5|-7
~^ x after|2|13
~^ x all|3|12
~^ x and|-12|4
~^ x are|-33|10
~^ x as|19|-2
~^ x at|13|9
~^ x back|4|-6
~^ x been|5|-19
~^ x clean|3|-15
~^ x dead|-21|0
~^ x down|-9|1
~^ x even|5|-6
~^ x goes|-10|6
~^ x got|-7|0
~^ x has|-12|8
~^ x in|-3|12
~^ x is|7|0
~^ x it|28|-4
~^ x like|5|-8
~^ x my|5|-8
~^ x off|12|-11
~^ x of|17|8
~^ x one|-7|0
~^ x on|-7|-1
~^ x out|11|16
~^ x them|7|9
~^ x to|4|-12
~^ x up|-13|-7
~^ x when|7|0
~^ x will|-15|0
~^ x with|13|-17
~^ x x|-31|5
~^ x|12|-7
~^ yeah|5|4
~^ yep|4|7
~^ yes x|5|3
~^ yes|12|11
~^ you can|5|8
~^ you could|5|17
~^ you have|13|-4
~^ you x|2|-9
~^ you|28|5
~a ASKED $|-15|4
~a ASKED ,|-8|0
~a ASKED|-27|17
~a NUMBER|7|1
~a PLACE|-9|6
~a TIME $|4|-22
~a TIME|5|-21
~a TRIED $|-12|-18
~a TRIED|-20|-12
~a bit of|-11|8
~a bit|-2|11
~a few x|11|-1
~a few|11|-1
~a good|1|15
~a new x|5|1
~a new|8|1
~a thing|13|0
~a x $|-1|-27
~a x ,|1|15
~a x ASKED|-10|-8
~a x and|8|20
~a x in|14|6
~a x of|31|-10
~a x on|-4|-9
~a x with|9|4
~a x x|-8|-11
~a x|29|-1
~about $|16|4
~about NUMBER x|5|7
~about NUMBER|5|14
~after NUMBER TIME|1|12
~after NUMBER|1|10
~after x|2|4
~again $|6|8
~ago $|-8|0
~all $|26|-14
~all ASKED $|9|1
~all ASKED x|2|-10
~all ASKED|11|-6
~all NUMBER|-6|-21
~all TIME $|-7|7
~all TIME|-1|-8
~all i|-20|0
~all of them|3|-6
~all of|4|-7
~all over $|12|-1
~all over the|2|8
~all over|13|7
~all the time|4|9
~all there|4|-3
~all the|-3|5
~all x $|11|11
~all x ,|10|-10
~all x in|-10|0
~all x up|-3|14
~all x x|-7|0
~all x|8|11
~always x $|6|-16
~always x|3|-9
~am x|11|8
~an TIME|3|8
~an x $|11|-3
~an x x|13|8
~an x|14|2
~and ASKED $|7|-7
~and ASKED x|1|-6
~and ASKED|16|-19
~and TRIED|1|-19
~and a x|-10|3
~and all|3|-10
~and a|-19|3
~and dry|1|-22
~and i am|-21|0
~and i have|-7|0
~and i x|-6|0
~and it is|-22|15
~and it still|3|-10
~and it was|2|5
~and it x|20|15
~and it|10|9
~and i|-30|9
~and my|-12|0
~and never|2|-7
~and no ASKED|2|7
~and nothing|3|5
~and no|4|16
~and that|4|2
~and the ASKED|5|-2
~and the x|6|10
~and then|3|3
~and they|6|23
~and the|13|-8
~and x $|8|21
~and x ,|-13|5
~and x are|3|9
~and x it|-8|-3
~and x the|3|-8
~and x x|7|-7
~and x|17|33
~any more $|12|5
~any more|12|5
~any x $|-14|-21
~any x|-11|-26
~anything $|11|-3
~anything x|6|0
~are ASKED|-9|0
~are all|17|-11
~are fine|5|1
~are not|-7|0
~are x $|6|12
~are x ,|10|-4
~are x in|-6|0
~are x x|-7|0
~are x|-16|7
~as a x|11|17
~as anything $|2|7
~as anything|2|5
~as a|-7|17
~as i x|4|-2
~as it x|1|-5
~as it|4|-3
~as i|5|8
~as the x|-11|3
~as the|-4|-4
~as x $|7|-8
~as x|22|3
~as you like|1|-10
~as you|1|-10
~at NUMBER|-5|-13
~at all $|22|-13
~at it $|11|4
~at it|8|5
~at my|-6|0
~at the ASKED|6|4
~at the x|-9|18
~at the|-5|6
~at work $|-15|0
~at work|-16|0
~at x|9|10
~back $|-13|-2
~back in|16|9
~back on|2|9
~back x|3|11
~barely x|11|0
~be x $|-9|0
~be x|-18|0
~been ASKED $|4|-4
~been ASKED|11|-17
~been in|9|-6
~been x $|-11|-2
~before $|-11|4
~bit of x|15|-10
~bit of|0|-12
~bit x $|-7|0
~both $|14|4
~both ASKED $|5|-1
~both ASKED|10|-10
~both x|11|-13
~bought it x|-27|0
~bought it|-42|-7
~but it|7|-11
~but no|23|9
~but the x|-9|11
~but the|-7|21
~but x|-10|-5
~by the x|-11|7
~by the|7|2
~by x $|-3|9
~by x|2|5
~came $|6|-8
~came off|-21|0
~came on|13|-1
~came out|3|-3
~came with|7|-9
~came x|-13|0
~can ASKED|17|0
~can hear it|6|4
~can hear|8|4
~can not ASKED|-8|0
~can not get|7|0
~can not hear|-6|0
~can not remember|8|0
~can not see|-24|0
~can not tell|-6|0
~can not x|-15|0
~can not|-41|15
~can see|3|6
~can x|4|6
~clean $|14|-18
~clean ,|2|-22
~clean x|4|-5
~cold $|-4|-22
~come off $|-8|0
~come on|-2|-5
~come x|8|4
~comes on|-8|13
~could be|-9|0
~could not|3|-5
~could x|7|-1
~dead $|-16|16
~dead ,|2|9
~dead x|7|1
~did it|2|16
~did not know|17|-3
~did not|0|-7
~do it|-9|0
~do i|-7|0
~do not have|-6|0
~do not know|-9|0
~do not x|20|-1
~do you mean|-12|0
~do you|-9|0
~does it $|12|10
~does it|7|8
~does not ASKED|-2|-8
~does not x|9|-14
~does nothing $|3|6
~does nothing|12|-3
~does not|3|-23
~down $|7|-3
~down it|1|8
~down the x|9|7
~down there $|12|2
~down there|12|2
~down the|10|9
~down to|-6|0
~dry $|10|-17
~dry ,|1|-5
~each time|2|-6
~even ASKED|-12|0
~even on|8|-10
~even with|5|-2
~even x $|17|-11
~even x it|1|-5
~even x|19|-11
~ever $|-10|1
~ever x|16|0
~every ASKED|5|-17
~every TIME $|4|3
~every TIME|24|7
~every time|0|9
~every x|10|-8
~everything $|7|-1
~everything x|15|3
~feel it|21|0
~few x $|7|0
~few x|11|2
~fine $|11|-8
~fine ,|2|-11
~fine with|1|8
~firm $|5|-17
~first $|8|0
~for NUMBER TIME|-1|-5
~for NUMBER|-1|-5
~for TIME $|-2|5
~for TIME|5|4
~for a x|7|-12
~for a|7|-3
~for it|-4|2
~for my x|-18|0
~for my|-18|0
~for x $|11|0
~for x|16|-8
~found it|-16|0
~from the x|5|-18
~from the|12|-19
~from x to|20|1
~from x|3|5
~full of x|-16|0
~full of|-14|2
~full x|2|9
~get the|9|0
~get to it|-8|0
~get to|-8|0
~go $|10|20
~go x|10|5
~goes $|12|3
~goes in $|5|-2
~goes in|10|-6
~goes off|12|5
~goes on|6|11
~goes x $|5|4
~goes x x|6|14
~goes x|8|-7
~good $|7|0
~got a x|7|4
~got a|5|4
~got it|-5|5
~got no ASKED|-6|0
~got no|-13|0
~got one|-6|0
~got the one|7|0
~got the x|-10|0
~got to|3|5
~got x $|11|0
~got x|-3|6
~had a x|6|2
~had a|-4|13
~had it x|13|-2
~had it|-16|-3
~had the x|-9|0
~had the|-11|-7
~hard $|-5|-1
~has a x|-6|-1
~has a|-23|2
~has not got|-6|0
~has not|-5|-2
~has x $|18|3
~has x|17|4
~have $|-8|0
~have a ASKED|-6|0
~have a|-7|0
~have not got|-9|0
~have not x|19|0
~have not|-10|-4
~have no|6|0
~have only|-15|0
~have to x|10|3
~have to|13|4
~have x $|13|-6
~have x it|-10|0
~have x|6|-1
~hear it x|8|9
~hear it|9|10
~here $|-16|4
~hot $|-12|0
~how do|-7|0
~i ASKED it|7|5
~i ASKED|7|8
~i TRIED $|1|-5
~i TRIED|4|3
~i am x|11|8
~i am|-7|1
~i can ASKED|9|-6
~i can not|-24|0
~i can see|3|6
~i can|11|7
~i could not|7|0
~i could|17|7
~i did|6|0
~i do not|-13|0
~i do|13|4
~i get|8|11
~i got it|-15|0
~i got|-22|0
~i had|15|-2
~i have not|-9|0
~i have no|10|0
~i have only|-8|0
~i have x|-13|1
~i have|-13|6
~i never x|15|0
~i never|-10|0
~i only x|-9|0
~i only|-17|0
~i put|9|-7
~i think $|6|0
~i was|-8|0
~i will|-9|0
~i x $|-9|-27
~i x it|11|-5
~i x on|14|12
~i x the|-16|11
~i x|9|14
~if i x|6|12
~if it|-11|0
~if i|12|15
~in $|3|9
~in ,|7|-20
~in ASKED|-2|-11
~in NUMBER $|2|-5
~in NUMBER|11|4
~in TIME $|7|-9
~in TIME|10|-6
~in a x|-11|-8
~in and it|-5|-15
~in and|0|-15
~in a|-11|-14
~in it $|12|-4
~in it is|6|2
~in it|8|0
~in my x|6|8
~in my|13|10
~in one|-5|1
~in that|21|-7
~in the ASKED|-8|-4
~in the PLACE|6|-6
~in the TIME|-3|-4
~in the x|-8|7
~in there $|3|13
~in there|-4|9
~in the|-3|-3
~in with|-13|0
~in x $|-9|14
~in x x|-21|11
~in x|-19|27
~into the|2|-10
~is $|-7|-12
~is ,|4|2
~is ASKED $|9|-2
~is ASKED|5|17
~is NUMBER|-27|0
~is PLACE|-14|0
~is a ASKED|8|-6
~is a bit|-9|-1
~is a x|26|6
~is all x|-42|19
~is all|-19|19
~is an x|-4|3
~is an|-6|3
~is been x|6|5
~is been|1|12
~is dead|-5|2
~is dry|1|9
~is fine $|4|-10
~is fine|6|5
~is full|-11|0
~is got a|8|5
~is got no|-7|0
~is got x|6|0
~is got|-7|2
~is in the|-23|5
~is in x|7|0
~is in|-8|8
~is it|-9|0
~is just x|5|-1
~is just|-15|-12
~is like|4|2
~is my x|-7|0
~is no x|-10|0
~is not x|-10|17
~is nothing|3|-5
~is not|7|7
~is no|-18|-1
~is off|0|-9
~is on a|-8|0
~is one of|-13|0
~is one x|6|0
~is one|-3|-8
~is only got|-17|0
~is on|-5|20
~is silent $|5|-9
~is silent|5|-9
~is so|11|0
~is stuck|-21|-3
~is that|-26|0
~is the same|3|7
~is the x|5|-17
~is there|-2|-6
~is the|-6|-10
~is too x|-10|0
~is too|-10|0
~is up|-8|-7
~is x $|-24|-26
~is x ,|12|29
~is x all|21|-13
~is x and|-23|-8
~is x at|-7|0
~is x from|8|11
~is x in|1|-13
~is x on|-15|0
~is x with|-7|0
~is x x|-25|17
~is x|5|-9
~it $|14|-7
~it , it|-13|0
~it , no|8|-1
~it , x|4|-12
~it ,|1|-25
~it ASKED x|-5|-24
~it ASKED|-9|-2
~it NUMBER|-10|0
~it TIME|-6|0
~it all x|1|-13
~it all|-7|-16
~it and it|5|-7
~it and x|-6|0
~it and|-7|5
~it at|-7|-2
~it a|7|11
~it before|-10|0
~it came with|18|-9
~it came|-7|-6
~it comes on|-11|0
~it comes|-4|3
~it did|5|-9
~it does not|10|-9
~it does|4|3
~it down|3|-6
~it every TIME|10|1
~it every|11|0
~it for|11|0
~it goes $|3|-10
~it goes|18|12
~it in x|6|0
~it in|9|11
~it is ASKED|5|1
~it is NUMBER|-12|0
~it is PLACE|8|0
~it is all|-15|18
~it is an|-20|0
~it is a|-4|-20
~it is been|-1|9
~it is full|-11|0
~it is in|-4|13
~it is just|4|-12
~it is like|4|2
~it is not|9|5
~it is off|4|9
~it is one|1|-10
~it is on|-5|13
~it is so|11|0
~it is the|19|-14
~it is too|-6|0
~it is x|7|-3
~it is|29|-13
~it just x|3|4
~it just|21|-1
~it last TIME|-11|-1
~it last|-11|-3
~it like|-4|2
~it never|10|0
~it off x|-7|0
~it off|-20|8
~it on the|5|-5
~it on|-13|-1
~it out $|14|-9
~it out|14|-13
~it says|5|20
~it so|-11|0
~it still x|2|-9
~it still|4|-13
~it the|-19|0
~it used|17|0
~it was in|-2|15
~it was x|11|15
~it was|8|19
~it went $|9|7
~it went|8|7
~it will not|4|13
~it will|4|12
~it without|-22|0
~it with|4|15
~it would|18|0
~it x $|0|14
~it x ,|10|13
~it x and|8|-4
~it x in|8|-7
~it x on|-1|-14
~it x the|5|3
~it x up|15|-9
~it x x|1|9
~it x|37|9
~its x|16|1
~just ASKED|-18|10
~just a x|3|6
~just as x|2|-9
~just as|3|-20
~just a|4|7
~just the one|-5|-3
~just the x|1|5
~just the|1|-13
~just x on|8|-6
~just x|23|1
~keeps x|5|-5
~know $|-13|0
~knows $|-12|0
~last TIME $|1|6
~last TIME ,|-6|0
~last TIME|-5|6
~like $|-5|-5
~like a x|15|11
~like an|4|7
~like a|17|-1
~like it is|8|-7
~like it|9|-8
~like that $|9|0
~like x $|17|9
~like x|27|6
~long x|-13|0
~loose $|14|-6
~make it|-6|0
~me $|-20|0
~mine $|-7|0
~mine is|-11|0
~more $|12|5
~my ASKED|-9|1
~my PERSON x|-10|3
~my PERSON|-9|-3
~my TRIED|-11|0
~my x $|-7|19
~my x ,|-7|0
~my x and|-1|6
~my x are|-6|0
~my x off|14|5
~my x x|22|-15
~my x|22|13
~neither , it|-6|0
~neither ,|-5|6
~neither ASKED|5|-1
~never ASKED it|-22|0
~never ASKED|-8|-4
~never been x|6|0
~never been|9|-1
~never had|-19|0
~never x $|25|-10
~never x it|-12|0
~never x|9|-4
~new $|5|-23
~new ASKED ,|8|12
~new ASKED|8|11
~new one|5|-2
~new x|-2|5
~no $|8|11
~no ,|15|9
~no ASKED $|13|-7
~no ASKED ,|8|-5
~no ASKED ASKED|13|-1
~no ASKED at|-3|10
~no ASKED in|-18|0
~no ASKED on|-16|-3
~no ASKED to|-18|0
~no ASKED x|16|-6
~no ASKED|12|4
~no TRIED $|3|6
~no TRIED|-6|-4
~no it is|10|-8
~no it|13|-13
~no x $|-7|-6
~no x ,|29|3
~no x at|9|-3
~no x in|9|0
~no x on|-34|0
~no x to|-13|0
~no x x|-6|0
~no x|-32|8
~nobody x it|7|6
~nobody x|-2|6
~none of them|4|-2
~nope ,|5|-3
~not $|-14|2
~not ASKED $|1|-5
~not ASKED ,|7|-3
~not ASKED x|2|4
~not ASKED|-1|-10
~not TRIED|19|12
~not a x|12|4
~not a|13|1
~not come off|-10|0
~not come|-6|2
~not even x|10|-2
~not even|20|-11
~not get|6|0
~not got|-17|0
~not go|18|-6
~not have a|-9|0
~not have|-14|0
~not hear|-6|0
~not in|6|0
~not know|6|-3
~not make|7|0
~not move|10|0
~not one|13|4
~not open|-15|0
~not remember|8|0
~not say $|-11|0
~not say|-13|0
~not see|-35|0
~not sure what|-8|0
~not sure|-12|0
~not take|17|8
~not tell|-9|0
~not tried|-7|0
~not x $|-13|-18
~not x ,|-7|0
~not x at|5|-15
~not x it|8|7
~not x my|-6|0
~not x the|9|6
~not x x|-6|19
~not x|4|23
~nothing $|34|5
~nothing ,|2|-14
~nothing ASKED|-12|-2
~nothing at|3|-3
~nothing on|3|7
~nothing to|6|0
~nothing x $|12|-6
~nothing x|10|-22
~now $|-45|16
~of ASKED $|-5|5
~of ASKED|-11|15
~of NUMBER|8|20
~of a|7|-19
~of it $|8|-8
~of it is|8|-8
~of it|-6|-26
~of my|10|11
~of the ASKED|2|5
~of the x|-6|3
~of them x|-5|-3
~of them|11|-3
~of the|-1|-5
~of those x|11|-2
~of those|9|-4
~of x $|11|3
~of x|8|0
~off $|-7|-17
~off ,|0|-10
~off and|-6|-7
~off at the|-7|0
~off at|-17|0
~off a|-19|0
~off in|14|8
~off it $|12|8
~off it|16|10
~off the x|7|8
~off the|6|1
~off to|-6|0
~off x|-14|0
~ok ,|3|22
~old $|11|-21
~old x x|7|0
~on $|4|-19
~on ASKED|8|1
~on NUMBER|6|26
~on TIME $|-2|6
~on TIME|3|6
~on a x|14|-3
~on and|-16|-13
~on at all|-17|0
~on at|-37|0
~on a|18|-2
~on every|2|8
~on it ,|-22|1
~on its x|10|8
~on its|10|8
~on it|-12|-12
~on mine $|-12|0
~on mine|13|0
~on my x|-1|-6
~on my|-17|-4
~on off|6|1
~on the ASKED|10|4
~on the PLACE|-10|0
~on the same|2|-8
~on the x|4|4
~on there|-7|0
~on the|8|3
~on with|-10|0
~on x $|-9|10
~once it is|2|-12
~once it|3|-13
~one $|-14|-12
~one ,|-12|1
~one ASKED $|-15|-10
~one ASKED x|7|13
~one ASKED|-7|-3
~one is $|-4|-12
~one is x|-7|-17
~one is|13|26
~one it|5|10
~one of the|3|10
~one of|11|4
~one x $|-8|-7
~one x ,|-9|0
~one x x|18|-5
~one x|-36|-12
~only $|-11|17
~only ASKED|4|-14
~only a x|1|-7
~only a|-9|-15
~only ever x|20|0
~only ever|20|0
~only goes|13|27
~only got|-7|0
~only one|-29|0
~only the one|-9|0
~only the x|3|3
~only when|12|-17
~only x $|-10|0
~only x|-33|-5
~or no|13|-10
~other x|2|12
~out $|10|1
~out ,|-5|-3
~out and|5|-1
~out of it|-11|2
~out of the|4|-8
~out of|-16|5
~out the x|10|7
~out the|12|7
~over $|2|20
~over it $|-11|7
~over it|-7|2
~over the x|7|-6
~put a|6|2
~put it|2|-12
~quiet $|3|11
~same $|7|8
~same ASKED|6|-26
~same as|-9|-4
~same x $|5|-6
~same x x|2|-5
~same x|12|-11
~says NUMBER|9|-23
~says x|6|-3
~see $|-10|0
~see it|18|0
~see that|-10|0
~see x|28|10
~she is|-8|0
~silent $|6|-11
~since $|-5|21
~since NUMBER $|-10|8
~since NUMBER|-10|15
~since TIME $|7|-3
~since TIME|0|-13
~since last TIME|4|7
~since last|4|7
~since the|-7|0
~so i can|-7|0
~so it|7|0
~so i|-13|0
~so x $|-9|0
~so x|-12|0
~solid $|8|-3
~solid ,|9|-4
~solid x|4|2
~some x|0|12
~sound $|7|-8
~stays off|6|0
~stays x|-1|-6
~still $|4|12
~still dead $|5|-2
~still dead|5|-2
~still on|3|14
~still the|7|-13
~still x $|16|-27
~still x|20|-32
~sure what|-8|0
~tell you|-11|0
~that $|3|3
~that ,|-13|0
~that ASKED|-3|21
~that i can|4|-2
~that is|22|-12
~that i|3|-3
~that one|6|0
~that x $|-31|17
~that x x|25|0
~that x|-5|9
~the ASKED $|3|6
~the ASKED ,|7|-6
~the ASKED ASKED|-7|0
~the ASKED are|-4|-2
~the ASKED has|-13|0
~the ASKED is|-3|-8
~the ASKED off|-10|0
~the ASKED x|-5|-7
~the ASKED|8|19
~the NUMBER x|26|-12
~the NUMBER|29|-14
~the PERSON x|6|0
~the PERSON|-1|7
~the PLACE $|-16|-24
~the PLACE ,|-7|0
~the PLACE x|-14|0
~the PLACE|-31|-8
~the TIME|14|-11
~the TRIED $|2|8
~the TRIED x|2|6
~the TRIED|7|-9
~the back $|-16|0
~the back|-6|-8
~the first|8|0
~the lot|16|-8
~the one it|5|-2
~the one x|-39|0
~the one|-7|-4
~the same x|2|-22
~the same|1|-18
~the time $|-2|7
~the time|4|9
~the x $|-32|-6
~the x ,|-3|-27
~the x ASKED|12|2
~the x PLACE|-24|1
~the x TRIED|4|9
~the x and|-3|-3
~the x at|-14|0
~the x goes|-9|6
~the x has|19|0
~the x in|-11|7
~the x is|-22|-3
~the x it|14|-13
~the x i|-5|-4
~the x off|10|0
~the x of|-8|0
~the x one|15|5
~the x on|-7|1
~the x that|18|14
~the x with|-3|12
~the x x|8|39
~the x|5|27
~them $|9|-4
~them and|9|-4
~them x $|-7|-2
~them x x|-7|0
~them x|-15|-3
~then $|-9|0
~then it|5|8
~then x $|6|19
~then x|14|22
~there $|22|17
~there ,|-10|-9
~there and|3|7
~there is an|15|5
~there is a|23|5
~there is no|-18|-1
~there is x|2|6
~there is|-6|13
~there was|1|-11
~they all|2|-4
~they are x|-8|11
~they are|-11|-1
~they do not|7|0
~they do|7|0
~they x $|12|16
~they x|9|20
~thing $|-22|0
~thing x|8|0
~think $|6|0
~those x|11|-2
~tight $|11|1
~tight ,|3|19
~tight as|4|-6
~till i|14|-12
~time $|9|-1
~to $|16|0
~to ASKED $|11|-6
~to ASKED|1|-12
~to NUMBER|2|-20
~to be x|-20|0
~to be|-6|4
~to get|-17|0
~to it $|-10|5
~to it|0|6
~to me $|-17|0
~to me|-20|0
~to open|-7|0
~to say $|9|0
~to say|8|0
~to see $|-6|0
~to see|-7|0
~to the PLACE|-19|0
~to the x|9|-6
~to the|-6|-8
~to try|-9|0
~to x $|-15|4
~to x ,|4|5
~to x it|1|14
~to x|1|6
~too $|42|-17
~too x to|-19|0
~too x|-51|0
~tried the|1|-13
~turn it|5|1
~up $|3|-6
~up ,|0|8
~up at the|7|0
~up at|-5|2
~up a|-9|0
~up down|5|15
~up in the|3|6
~up in|5|10
~up like|2|-14
~up on|-7|0
~up to|-6|-5
~up with|9|0
~up x $|2|4
~up x|1|-5
~used it|-23|6
~used to|40|7
~was $|-6|-4
~was a x|4|5
~was a|6|4
~was in|-2|11
~was my|8|0
~was not|-9|0
~was on|-29|0
~was x|10|1
~we had a|9|1
~we had|11|2
~we have|-13|0
~went $|15|1
~went in|8|-9
~went x|6|11
~wet x|3|8
~what is|-16|0
~what it is|-6|0
~what it|9|0
~when i got|-26|0
~when i x|24|5
~when it is|1|-5
~when it x|-2|-4
~when it|-2|-11
~when i|21|10
~when you|-16|0
~where is the|-12|0
~where is|-13|0
~where it|8|-1
~where the x|9|24
~where the|9|23
~which ASKED|-9|0
~who knows $|-12|0
~who knows|-15|0
~will not ASKED|6|1
~will not TRIED|18|0
~will not come|-15|0
~will not go|7|-5
~will not open|-15|0
~will not take|18|8
~will not x|-10|2
~will not|-6|1
~with $|2|-5
~with a TRIED|5|-4
~with a x|3|7
~with a|-3|3
~with it $|1|-7
~with it|-2|-14
~with my x|13|-3
~with my|13|-3
~with nothing|4|7
~with no|0|9
~with one|-9|0
~with the ASKED|7|-3
~with the x|-12|2
~with the|-9|4
~with x $|-24|-3
~with x|-12|6
~without x|-7|0
~work $|-30|0
~works $|3|-4
~would not|4|-12
~x $|29|-9
~x , ASKED|16|0
~x , NUMBER|-7|0
~x , TRIED|8|25
~x , and|5|-6
~x , can|-8|0
~x , it|13|12
~x , i|-23|0
~x , just|24|3
~x , nothing|20|-6
~x , not|-8|0
~x , no|-14|-13
~x , same|-9|-20
~x , still|0|7
~x , the|9|0
~x , x|5|26
~x ,|4|38
~x ASKED $|37|-6
~x ASKED and|-1|-6
~x ASKED as|5|-13
~x ASKED is|6|5
~x ASKED it|-7|7
~x ASKED on|0|13
~x ASKED x|-1|16
~x ASKED|41|24
~x NUMBER $|13|18
~x NUMBER x|-7|-11
~x NUMBER|19|16
~x PERSON|8|0
~x PLACE $|12|-2
~x PLACE the|-24|-18
~x PLACE|-24|-5
~x TIME $|2|-21
~x TIME|9|-17
~x TRIED ,|-8|0
~x TRIED|10|6
~x a x|-4|11
~x about $|6|14
~x after|1|9
~x all TIME|5|-14
~x all over|7|1
~x all the|9|3
~x all x|-1|-6
~x all|12|-9
~x an x|5|-6
~x and ASKED|2|-4
~x and a|7|2
~x and i|-24|-1
~x and never|7|-7
~x and the|17|22
~x and x|5|-11
~x and|38|-10
~x an|3|-10
~x are x|-4|5
~x are|-42|30
~x as anything|1|6
~x as a|-11|16
~x as it|1|8
~x as i|2|-12
~x as x|3|-7
~x as|8|3
~x at all|20|-19
~x at the|4|15
~x at|11|-20
~x a|5|23
~x back $|7|19
~x back|23|13
~x been|19|-7
~x be|9|-18
~x bit|8|0
~x both|5|-7
~x but no|22|8
~x but the|6|2
~x but|10|4
~x by x|1|-12
~x by|-5|-10
~x clean|13|-12
~x cold $|3|-19
~x cold|5|-19
~x dead|-21|-17
~x do not|7|11
~x does nothing|-10|-2
~x does|-11|-1
~x down $|-9|3
~x down the|3|3
~x down|0|11
~x do|15|17
~x dry|3|-7
~x each|11|11
~x even|9|-4
~x every TIME|4|6
~x every|7|13
~x for TIME|-2|5
~x for a|3|-12
~x for|-11|-2
~x from the|7|-2
~x from x|5|-3
~x from|14|-3
~x full|5|2
~x go $|4|12
~x goes $|8|7
~x goes in|4|-3
~x goes x|-10|-5
~x goes|-9|8
~x got|7|10
~x go|20|14
~x had|-18|0
~x has a|-11|0
~x has x|8|9
~x has|-8|10
~x have|-14|0
~x here|-14|0
~x i can|6|0
~x i do|5|1
~x i x|1|-14
~x if|5|-11
~x in ,|12|-11
~x in a|3|-22
~x in it|15|-2
~x in one|-7|0
~x in there|1|18
~x in the|10|19
~x in with|-13|0
~x in x|-26|-3
~x into the|6|0
~x into|8|-2
~x in|1|16
~x is ASKED|3|4
~x is x|-5|1
~x is|-28|9
~x it $|-11|2
~x it ,|9|-16
~x it all|0|-14
~x it and|-3|12
~x it a|7|0
~x it down|3|-8
~x it goes|4|15
~x it in|1|17
~x it is|14|-12
~x it like|6|2
~x it on|-25|1
~x it out|10|4
~x it up|-7|3
~x it with|-6|1
~x it x|12|-19
~x it|13|45
~x i|37|-9
~x just x|4|5
~x just|-16|2
~x last TIME|7|10
~x last|8|11
~x like a|3|-8
~x like x|16|7
~x like|21|-1
~x me|-18|5
~x my x|7|-8
~x my|-5|-8
~x now $|-13|0
~x now|-9|2
~x no|-4|11
~x of ASKED|-4|13
~x of it|6|0
~x of the|-9|-4
~x of x|17|3
~x off $|-2|13
~x off and|1|-9
~x off it|12|8
~x off the|16|3
~x off|8|30
~x of|36|22
~x ok $|4|-10
~x ok|-3|-10
~x on $|-17|-7
~x on TIME|4|4
~x on and|-6|0
~x on a|11|7
~x on it|4|-19
~x on mine|-9|0
~x on the|4|3
~x on x|-6|-3
~x one $|-11|-2
~x one is|-3|-16
~x one x|8|7
~x one|5|11
~x only $|-12|2
~x only|-16|2
~x on|3|-4
~x or|2|5
~x out $|-8|24
~x out ,|-6|0
~x out x|6|0
~x out|18|12
~x over $|-13|15
~x over it|-10|-3
~x over|-22|11
~x since|7|-12
~x so i|-9|0
~x solid|10|-4
~x so|-14|0
~x stays|0|-22
~x that is|14|-18
~x that x|11|22
~x that|-10|5
~x the ASKED|-6|-3
~x the TRIED|0|-10
~x the same|10|-1
~x the x|24|-13
~x them $|-4|-2
~x them|-1|6
~x then|3|-4
~x there $|-5|31
~x there|23|16
~x the|37|-6
~x thing $|-16|0
~x thing|-7|-11
~x till|8|-7
~x to ASKED|8|-2
~x to it|8|9
~x to the|-8|-20
~x to x|8|13
~x too $|20|-11
~x too|0|-11
~x to|13|-13
~x up ,|3|6
~x up at|-8|0
~x up to|-3|-6
~x up|26|20
~x was|-6|2
~x went|-26|0
~x what|18|0
~x when it|1|-13
~x when i|8|22
~x when|-3|16
~x where the|5|21
~x where|19|11
~x will not|-18|0
~x will|-18|0
~x with a|-12|-1
~x with it|5|-17
~x with my|7|-16
~x with the|8|11
~x with x|7|-3
~x with|7|-12
~x x $|17|-4
~x x ,|-4|6
~x x ASKED|45|-10
~x x NUMBER|-21|0
~x x and|13|-24
~x x as|-14|-13
~x x a|-5|4
~x x by|-30|2
~x x down|11|12
~x x from|3|-16
~x x in|-5|37
~x x is|-13|1
~x x it|-13|9
~x x i|9|-2
~x x off|8|3
~x x one|4|10
~x x on|10|3
~x x out|-3|13
~x x over|-15|0
~x x there|7|4
~x x the|4|15
~x x to|-21|-2
~x x up|18|-1
~x x when|9|4
~x x with|11|-19
~x x x|19|35
~x x|18|7
~x yes|2|22
~yes $|7|3
~yes ,|3|24
~yes x|5|3
~yet $|-16|0
~you can|2|16
~you could|7|17
~you have to|13|-6
~you have|13|-6
~you like $|1|-5
~you like|1|-10
~you mean|-18|0
~you x it|-6|-14
~you x|-3|-10
~your x|2|5
`;
