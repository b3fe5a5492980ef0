// A table that a script writes, one line a sign.
/* oxlint-disable max-lines */
/**
 * What each sign of an answer is worth for its settling anything, and for its settling it by a yes, in
 * hundredths of logarithms of odds. Written by `npm run fit:answers -- --write`, which fits them to
 * answers written for it.
 */
export const answerWeights = `
$|10|-5
, ASKED|21|-14
, NUMBER|12|-7
, TRIED|14|18
, all|-7|-29
, can not|-6|0
, can|-6|0
, dead|8|2
, it is|9|-9
, it just|26|-4
, it|8|-9
, i|-9|9
, just|17|-11
, never|7|7
, no ASKED|7|27
, nothing $|3|-4
, nothing|28|-9
, not|4|-7
, no|-3|4
, same|7|9
, still|9|-10
, the|13|10
,|1|-25
= like +|-6|-2
= like -|3|-16
= like|-15|48
= means +|12|-33
= means -|-5|10
= means|9|-21
= phrases +|38|-10
= phrases -|24|-22
= phrases|23|12
= said +|84|57
= said -|73|-39
= said|8|60
= sayings +|63|19
= sayings -|89|-34
= sayings|3|69
= states +|69|-2
= states -|105|-59
= states|20|66
= told +0.7|2|50
= told +0|14|25
= told +1.5|127|80
= told +3|66|52
= told -0.7|23|-50
= told -0|12|-13
= told -1.5|103|-53
= told -3|47|-32
= told|19|105
= well +|69|-38
= well -|50|-31
= well|39|-13
? $|-42|0
?|-63|0
@$|10|-5
@, $|-35|0
@, ASKED|18|4
@, FORNO $|10|0
@, FORNO|18|-3
@, FORYES FORNO|2|-7
@, FORYES x|-10|0
@, FORYES|10|30
@, all|-7|-29
@, and|-3|4
@, can not|-6|0
@, can|-6|0
@, i x|-8|2
@, it is|9|-9
@, it just|26|-4
@, it|8|-9
@, i|-9|9
@, just x|8|-7
@, just|17|-11
@, not $|7|-6
@, not FORYES|8|30
@, not x|-26|-36
@, not|24|-8
@, same x|5|6
@, same|7|9
@, still x|3|-11
@, still|9|-10
@, the x|39|-11
@, the|13|10
@, x $|6|-33
@, x FORNO|4|-37
@, x FORYES|-6|-6
@, x it|6|-8
@, x x|8|-26
@, x|35|-19
@,|-16|-25
@ASKED $|-27|-4
@ASKED ,|-7|-6
@ASKED FORNO|-5|16
@ASKED FORYES|24|50
@ASKED and|18|23
@ASKED is|-5|15
@ASKED it $|-14|0
@ASKED it|45|-41
@ASKED on|-9|0
@ASKED x $|33|4
@ASKED x x|-7|0
@ASKED x|3|-43
@ASKED|-12|0
@FORNO $|27|-27
@FORNO , it|-5|-2
@FORNO , not|20|23
@FORNO , x|11|9
@FORNO ,|27|1
@FORNO ASKED|-12|0
@FORNO FORNO $|1|-7
@FORNO FORNO ,|6|14
@FORNO FORNO|16|37
@FORNO FORYES $|-2|-17
@FORNO FORYES|4|-15
@FORNO all|4|12
@FORNO and FORNO|6|8
@FORNO and x|1|-12
@FORNO and|13|20
@FORNO are|5|22
@FORNO as a|2|30
@FORNO as|7|14
@FORNO at|4|17
@FORNO a|5|-17
@FORNO down|-5|18
@FORNO for|5|-2
@FORNO in|3|-8
@FORNO it|-26|14
@FORNO i|7|-2
@FORNO of|6|-3
@FORNO on the|2|-6
@FORNO one|5|-2
@FORNO on|18|-29
@FORNO out|-25|6
@FORNO the x|13|9
@FORNO the|26|-20
@FORNO to|-20|0
@FORNO up|-10|-1
@FORNO when|2|-15
@FORNO with|13|5
@FORNO x $|-11|-6
@FORNO x ,|-1|-23
@FORNO x FORNO|3|15
@FORNO x and|4|11
@FORNO x in|22|21
@FORNO x x|-13|0
@FORNO x|-27|-12
@FORNO|41|-28
@FORYES $|30|-32
@FORYES , FORNO|1|9
@FORYES , FORYES|7|7
@FORYES , and|7|-3
@FORYES , it|10|5
@FORYES , just|-8|-2
@FORYES , not|-3|9
@FORYES , same|13|2
@FORYES , x|9|23
@FORYES ,|42|48
@FORYES ASKED|0|-9
@FORYES FORNO $|9|-15
@FORYES FORNO x|-29|0
@FORYES FORNO|-25|-36
@FORYES FORYES $|13|9
@FORYES FORYES ,|-20|29
@FORYES FORYES FORYES|6|12
@FORYES FORYES and|7|21
@FORYES FORYES it|15|14
@FORYES FORYES on|17|18
@FORYES FORYES up|1|8
@FORYES FORYES x|10|-19
@FORYES FORYES|51|56
@FORYES a FORYES|17|15
@FORYES a x|4|5
@FORYES after|12|9
@FORYES all|9|-6
@FORYES and FORYES|12|-22
@FORYES and it|9|6
@FORYES and x|9|8
@FORYES and|25|22
@FORYES are FORNO|6|-7
@FORYES are x|1|7
@FORYES are|-16|-32
@FORYES as x|3|32
@FORYES as|11|18
@FORYES at all|4|-5
@FORYES at the|-8|7
@FORYES a|11|9
@FORYES back $|4|6
@FORYES back|8|-3
@FORYES but|12|32
@FORYES by|7|9
@FORYES does not|-1|-8
@FORYES does|-1|-8
@FORYES down|10|-18
@FORYES every|10|-10
@FORYES for a|5|-12
@FORYES for|5|-7
@FORYES from the|-6|-2
@FORYES from|-19|3
@FORYES has|-26|14
@FORYES in $|5|-15
@FORYES in FORYES|-15|0
@FORYES in it|-16|8
@FORYES in the|-5|10
@FORYES in|8|18
@FORYES is FORNO|2|8
@FORYES is FORYES|4|6
@FORYES is x|-6|-13
@FORYES is|-15|30
@FORYES it $|-18|-31
@FORYES it ,|21|-2
@FORYES it FORYES|17|9
@FORYES it is|3|24
@FORYES it x|8|-7
@FORYES it|6|-1
@FORYES just|10|-7
@FORYES like a|6|15
@FORYES like x|5|11
@FORYES like|12|41
@FORYES my x|5|-7
@FORYES my|6|-7
@FORYES not FORNO|12|-6
@FORYES not FORYES|13|-5
@FORYES not|41|8
@FORYES of FORYES|4|6
@FORYES off $|-30|8
@FORYES off|-21|-3
@FORYES of|0|7
@FORYES on $|-15|0
@FORYES on it|-46|-14
@FORYES on the|4|-12
@FORYES one is|-8|0
@FORYES one|8|-4
@FORYES on|-10|10
@FORYES or|-1|-20
@FORYES out $|9|7
@FORYES out of|7|8
@FORYES out|12|24
@FORYES over|13|8
@FORYES since|8|-14
@FORYES that|18|0
@FORYES the FORYES|7|6
@FORYES the x|12|-11
@FORYES them|2|-15
@FORYES then|8|5
@FORYES there|15|19
@FORYES the|15|-27
@FORYES to FORYES|10|8
@FORYES to|23|7
@FORYES up $|13|10
@FORYES up|26|18
@FORYES when i|-8|5
@FORYES when|4|-10
@FORYES with a|10|-5
@FORYES with|9|12
@FORYES x $|2|-15
@FORYES x ,|10|-40
@FORYES x FORYES|19|30
@FORYES x and|13|17
@FORYES x in|-12|0
@FORYES x it|-6|0
@FORYES x off|-9|0
@FORYES x on|-10|-9
@FORYES x the|-28|4
@FORYES x x|-39|16
@FORYES x|-37|-25
@FORYES|18|14
@^ ASKED FORNO|-14|-5
@^ ASKED FORYES|9|38
@^ ASKED is|-5|6
@^ ASKED it|4|-5
@^ ASKED x|14|-22
@^ ASKED|-20|-8
@^ FORNO $|8|-4
@^ FORNO FORNO|21|6
@^ FORNO FORYES|4|10
@^ FORNO and|5|15
@^ FORNO as|3|-16
@^ FORNO it|-7|-2
@^ FORNO on|2|6
@^ FORNO the|5|1
@^ FORNO x|3|7
@^ FORNO|36|-39
@^ FORYES $|6|28
@^ FORYES ,|4|-18
@^ FORYES FORNO|-8|-22
@^ FORYES FORYES|-11|60
@^ FORYES all|6|9
@^ FORYES and|3|-6
@^ FORYES are|-3|3
@^ FORYES as|5|29
@^ FORYES a|-6|7
@^ FORYES in|-15|-6
@^ FORYES is|-20|10
@^ FORYES it|-13|2
@^ FORYES like|6|27
@^ FORYES not|6|-12
@^ FORYES off|5|-9
@^ FORYES one|10|10
@^ FORYES on|15|13
@^ FORYES out|6|12
@^ FORYES the|8|-36
@^ FORYES to|3|-10
@^ FORYES up|3|-16
@^ FORYES when|6|7
@^ FORYES with|8|11
@^ FORYES x|-1|-45
@^ FORYES|30|8
@^ a FORYES|6|11
@^ a x|4|-5
@^ all x|-1|13
@^ all|15|-9
@^ a|19|10
@^ been|18|-10
@^ both FORYES|2|16
@^ both|17|1
@^ can not|-8|-9
@^ can|-2|4
@^ did|27|0
@^ does not|28|-12
@^ does|7|-11
@^ do|-16|0
@^ even|13|2
@^ every|5|-2
@^ got|13|-7
@^ had|13|2
@^ how do|-7|0
@^ how|-15|0
@^ i FORYES|13|12
@^ i am|-9|0
@^ i can|12|5
@^ i do|-11|0
@^ i have|5|-12
@^ i not|-19|0
@^ i only|-17|0
@^ i x|-28|0
@^ if i|5|4
@^ if|6|4
@^ it FORNO|26|-17
@^ it FORYES|-2|-8
@^ it does|-4|-11
@^ it is|-33|25
@^ it was|-3|-5
@^ it will|-7|0
@^ it x|-16|1
@^ it|-37|-27
@^ i|-54|1
@^ just a|3|7
@^ just the|7|-7
@^ just|-6|-26
@^ like|18|11
@^ mine|-52|0
@^ my FORYES|-11|0
@^ my x|-3|11
@^ my|-15|14
@^ not ,|-5|-8
@^ not ASKED|28|0
@^ not FORNO|-56|17
@^ not FORYES|0|-18
@^ not a|17|-8
@^ not been|-1|8
@^ not it|14|-9
@^ not x|-44|17
@^ not|18|-42
@^ one FORYES|3|-20
@^ one of|13|10
@^ one x|-6|2
@^ one|18|9
@^ only FORYES|-29|0
@^ only x|7|29
@^ only|-1|-23
@^ on|15|13
@^ same FORYES|7|-16
@^ same x|4|9
@^ same|27|-25
@^ still FORNO|1|-5
@^ still|19|18
@^ the ASKED|-23|0
@^ the FORYES|-26|7
@^ the x|27|-13
@^ there is|-16|20
@^ there|-11|6
@^ they are|-19|-5
@^ they x|-20|0
@^ they|-11|9
@^ the|-30|4
@^ too x|-14|0
@^ too|-20|0
@^ was|-11|8
@^ we|-15|3
@^ what is|-19|0
@^ what|-41|0
@^ where|-28|0
@^ which|-22|0
@^ will not|25|-6
@^ will|12|-6
@^ x ,|4|-22
@^ x ASKED|-18|6
@^ x FORNO|-15|6
@^ x FORYES|27|-26
@^ x and|-16|14
@^ x are|-12|0
@^ x as|18|-12
@^ x a|6|-3
@^ x in|-9|7
@^ x is|23|-3
@^ x it|4|15
@^ x like|4|-12
@^ x my|5|-2
@^ x off|11|-8
@^ x of|-3|-6
@^ x on|-27|13
@^ x out|26|24
@^ x the|-4|-14
@^ x to|7|0
@^ x up|-16|0
@^ x will|-15|0
@^ x x|-34|-13
@^ x|-6|-1
@^ yes|18|15
@^ you can|6|11
@^ you|33|0
@^|10|-5
@a FORNO $|-25|-18
@a FORNO FORNO|3|-7
@a FORNO x|21|7
@a FORNO|-6|-12
@a FORYES $|-11|-33
@a FORYES FORYES|18|-1
@a FORYES and|-16|0
@a FORYES|25|8
@a bit|-5|9
@a x $|2|-22
@a x ,|-2|23
@a x ASKED|-17|0
@a x FORNO|17|19
@a x FORYES|-26|-3
@a x and|9|5
@a x in|12|11
@a x of|41|-13
@a x one|-25|0
@a x on|-7|0
@a x x|-17|-5
@a x|-34|-15
@about $|23|11
@about|25|38
@after x|-8|7
@after|-4|24
@again|3|3
@all $|32|-20
@all FORNO $|-16|-3
@all FORNO|-8|6
@all FORYES $|20|18
@all FORYES|15|23
@all over $|11|2
@all over|18|11
@all the FORNO|6|-2
@all the x|-3|7
@all the|-5|3
@all x $|23|1
@all x ,|16|-13
@all x x|15|2
@all x|17|-26
@all|19|-6
@am x|10|0
@am|-7|-1
@an FORYES|7|-3
@an x $|-12|-12
@an x x|27|0
@an x|3|12
@and FORNO $|6|-13
@and FORNO|4|-8
@and FORYES $|5|8
@and FORYES|21|-25
@and a|-32|0
@and i am|-23|0
@and it FORYES|7|9
@and it is|-26|30
@and it x|13|16
@and it|6|17
@and i|-38|5
@and not FORYES|9|-2
@and not|12|12
@and the FORYES|-5|-38
@and the x|12|8
@and they|11|19
@and the|10|-7
@and x x|19|29
@and x|0|34
@and|46|8
@any x|-7|0
@any|21|-52
@an|7|6
@are FORNO $|9|-10
@are FORNO|29|-21
@are FORYES|-16|0
@are all|22|-13
@are x $|5|19
@are x|-19|40
@are|-59|-38
@as FORNO $|1|-6
@as FORNO|2|26
@as a FORNO|-16|0
@as a x|10|28
@as a|-8|27
@as i|3|-8
@as the|-6|0
@as x $|11|11
@as x|29|-4
@as|32|-39
@at all $|23|-13
@at all|-6|6
@at it|12|0
@at the FORYES|22|11
@at the x|-26|31
@at the|-5|13
@at x $|-16|0
@at x|-18|14
@at|-25|12
@a|11|29
@back $|-20|-8
@back|27|4
@been FORNO|-5|10
@been FORYES $|11|-10
@been FORYES|22|-34
@been in|7|-4
@been x|-50|2
@been|-7|-10
@before $|-16|0
@before|-8|16
@bit of|-2|-15
@bit|-8|-13
@both x|12|-39
@both|19|-35
@but not|44|9
@but the x|-16|0
@but the|-15|24
@but|43|56
@by the x|24|10
@by the|3|12
@by x $|-8|0
@by x|-8|-10
@by|-3|21
@can FORYES|15|1
@can not get|10|0
@can not x|-21|0
@can not|-28|17
@can x it|11|9
@can x|-12|28
@can|1|36
@could be|-7|0
@did|29|-12
@do not FORYES|34|0
@do not x|-17|0
@do not|23|14
@do you|-11|0
@does it|11|0
@does not $|2|19
@does not FORYES|-8|-11
@does not x|32|-19
@does not|13|-27
@does|-8|25
@down $|11|4
@down the x|12|13
@down the|14|9
@down|28|44
@do|-42|16
@each|7|11
@even FORYES|-18|17
@even x|3|-14
@even|43|-54
@every FORYES|4|-45
@every x|39|24
@every|55|-24
@for FORNO|9|-6
@for a|11|4
@for x $|-5|6
@for x|18|3
@for|3|16
@from the x|-11|3
@from the|11|-16
@from x|13|6
@from|29|-4
@gets|27|12
@get|1|26
@got FORYES|-7|0
@got a FORNO|9|0
@got a|4|9
@got it|-12|1
@got not|-24|0
@got|-40|8
@had a|-4|13
@had it|-14|-3
@had|-16|2
@has FORYES|39|19
@has a|-27|0
@has not|-16|0
@has x|-6|0
@has|-35|10
@have a|-10|0
@have not|-22|0
@have only|-16|0
@have to x|11|0
@have to|20|7
@have|-22|9
@here $|-21|0
@here|-42|0
@how do|-7|0
@how|-33|0
@i ASKED|11|3
@i FORNO it|-12|-6
@i FORNO|-11|-10
@i FORYES it|5|3
@i FORYES the|7|14
@i FORYES|32|-6
@i am x|10|0
@i can not|-12|0
@i can x|-4|14
@i can|13|8
@i could|19|0
@i do not|-19|0
@i do|16|4
@i get|10|10
@i have not|-13|0
@i have only|-7|0
@i have x|-29|0
@i have|-13|5
@i not x|-10|0
@i not|-20|0
@i only x|-15|0
@i only|-17|0
@i was|-11|0
@i will|-10|0
@i x $|6|13
@i x it|28|-3
@i x on|23|31
@i x x|-14|0
@i x|-27|36
@if i FORYES|6|4
@if i x|6|9
@if i|17|14
@if|5|4
@in $|7|9
@in ,|-6|-11
@in FORNO|5|-2
@in FORYES $|-5|7
@in FORYES|-17|-3
@in a x|-21|-26
@in and|-7|-29
@in a|-15|-22
@in it $|11|-9
@in it is|9|0
@in it|9|-7
@in my|26|11
@in the FORNO|4|-4
@in the FORYES|31|0
@in the x|-28|1
@in there $|2|24
@in there|-3|14
@in x $|2|10
@in x|2|13
@into|-23|-11
@in|19|-6
@is $|-6|0
@is FORNO $|25|-9
@is FORNO ,|11|23
@is FORNO FORNO|6|-1
@is FORNO|40|-5
@is FORYES $|-7|-18
@is FORYES|-2|42
@is a FORNO|25|-8
@is a FORYES|5|-24
@is a x|-25|36
@is all x|-16|0
@is all|-19|17
@is an x|-15|0
@is an|-11|0
@is been|0|11
@is got a|11|0
@is got not|-16|0
@is got|-11|4
@is in the|-38|0
@is in|-9|13
@is just|-17|-10
@is my x|-15|0
@is not FORYES|18|-10
@is not been|10|0
@is not x|-36|0
@is off|-9|0
@is one|-6|-6
@is on|-6|23
@is that|-37|0
@is the ASKED|6|0
@is the FORYES|7|0
@is the x|-7|-29
@is the|-11|-3
@is too x|-11|0
@is too|-11|0
@is x $|3|3
@is x ,|5|46
@is x and|-35|0
@is x in|-19|0
@is x on|-14|0
@is x the|-7|0
@is x x|21|39
@is x|-54|21
@is|-20|-10
@it $|14|-7
@it , not|8|-3
@it , x|2|-13
@it ,|-1|-24
@it FORNO FORNO|-7|-1
@it FORNO|15|-26
@it FORYES $|2|4
@it FORYES FORYES|12|-9
@it FORYES on|-15|4
@it FORYES|-2|36
@it all x|1|-5
@it all|-10|-6
@it and it|9|-12
@it and|-11|9
@it at|-22|0
@it does not|10|-23
@it does|7|-3
@it every|10|-2
@it has|6|0
@it in the|-7|0
@it in|10|3
@it is FORNO|16|-10
@it is FORYES|26|13
@it is all|-12|16
@it is a|-4|-22
@it is been|-2|8
@it is got|-4|4
@it is in|0|17
@it is just|5|-10
@it is not|16|7
@it is on|-10|13
@it is the|25|-10
@it is x|-26|-1
@it is|34|-18
@it just x|-4|6
@it just|28|2
@it like|-9|0
@it not|-11|0
@it off|-26|1
@it on the|13|-8
@it on|-11|-4
@it out $|17|0
@it out|18|-16
@it up|6|-6
@it was x|-19|0
@it was|6|3
@it will not|9|24
@it will|9|24
@it with|3|8
@it x $|20|1
@it x ,|15|0
@it x FORYES|-14|0
@it x and|8|0
@it x x|0|27
@it x|1|-11
@its|29|-3
@it|8|12
@i|-25|22
@just FORNO|-6|-5
@just FORYES|13|18
@just a x|6|0
@just as|4|-19
@just a|5|8
@just the|2|-8
@just x $|19|-16
@just x|0|-9
@just|35|8
@like FORYES|8|13
@like a FORYES|2|7
@like a x|14|6
@like a|17|1
@like that $|11|0
@like x $|21|12
@like x|42|16
@like|52|-9
@lot|15|-5
@me $|-20|0
@me|-55|0
@mine $|-7|0
@mine is|-11|0
@mine|-29|0
@more|48|-2
@my ASKED|-16|0
@my FORYES $|3|23
@my FORYES x|23|0
@my FORYES|15|27
@my x $|-12|9
@my x FORYES|17|-16
@my x and|6|0
@my x x|-1|-18
@my x|6|-6
@my|-14|44
@not $|21|20
@not ,|13|2
@not ASKED $|6|0
@not FORNO $|25|11
@not FORNO|-11|32
@not FORYES $|31|-39
@not FORYES ,|25|-13
@not FORYES FORYES|4|-8
@not FORYES at|5|-4
@not FORYES in|-16|0
@not FORYES it|28|-2
@not FORYES not|16|15
@not FORYES on|-64|-9
@not FORYES x|1|-19
@not FORYES|11|-51
@not a FORYES|8|-4
@not a x|-4|-7
@not at|15|-6
@not a|0|-6
@not been FORYES|14|-1
@not been|9|8
@not even|28|-11
@not get|10|0
@not got|-18|0
@not have|-18|0
@not in|25|-2
@not it is|10|-6
@not it|16|-7
@not the|25|9
@not x $|29|-54
@not x ,|24|0
@not x FORYES|-13|0
@not x any|-10|0
@not x at|30|0
@not x how|-7|0
@not x in|-6|0
@not x it|-18|-2
@not x on|28|0
@not x the|23|18
@not x what|-17|0
@not x where|-17|0
@not x x|-38|0
@not x|-34|-7
@not|2|-16
@now $|-47|0
@now|0|58
@of FORNO|7|8
@of FORYES $|11|9
@of FORYES|13|15
@of it $|11|0
@of it|-2|-21
@of the x|-19|-8
@of them|12|1
@of the|-3|-13
@of those|15|0
@of x $|6|5
@of x|-13|-6
@off $|-10|-16
@off it FORYES|10|-2
@off it|25|13
@off the x|12|0
@off the|15|1
@off x|-38|0
@off|-27|-2
@on $|7|-11
@on FORNO $|6|-2
@on FORNO|2|-7
@on FORYES|7|-43
@on a x|5|-4
@on a|21|-6
@on it $|-3|12
@on it ,|-21|0
@on it|-11|-16
@on my|-25|7
@on the FORYES|10|46
@on the x|-2|-13
@on the|5|6
@on x $|-14|23
@on x|1|22
@once|-15|-17
@one $|-13|-15
@one ,|-13|0
@one FORYES $|-35|-9
@one FORYES|-45|-11
@one is|15|31
@one of them|0|6
@one of|7|4
@one x $|-4|-5
@one x|-6|-2
@one|3|-10
@only $|-14|0
@only FORNO|25|0
@only FORYES|-9|-36
@only got|-6|0
@only one|-40|0
@only the|-10|2
@only x x|20|0
@only x|-2|26
@only|-42|-31
@on|10|6
@or not|24|-17
@or x|-6|0
@or|38|-20
@other FORYES|-20|0
@other|13|33
@out $|10|-8
@out ,|-10|0
@out of it|-17|0
@out of|-17|14
@out|4|-5
@over $|-1|16
@over it|-10|-4
@over the|4|-4
@over|3|30
@really|-9|0
@same $|10|4
@same FORNO|1|-5
@same FORYES|8|-24
@same x $|18|8
@same x|23|14
@same|36|-29
@since $|-20|52
@since x|-2|-9
@since|-7|18
@so can not|-6|0
@so can|-6|0
@so i can|-7|0
@so it|18|0
@so i|-12|0
@so not|-10|0
@so x|-10|0
@so|-67|29
@still FORNO|2|-5
@still FORYES|3|9
@still x $|5|-13
@still x|7|-33
@still|50|-45
@that $|3|5
@that i can|10|0
@that is x|25|22
@that is|24|-5
@that x $|-31|0
@that x|-4|18
@that|-21|25
@the ASKED x|-11|-11
@the ASKED|-17|-3
@the FORNO $|-16|-32
@the FORNO x|-5|-10
@the FORNO|-16|-20
@the FORYES ,|22|-13
@the FORYES FORYES|8|18
@the FORYES and|10|7
@the FORYES is|-26|0
@the FORYES it|11|0
@the FORYES x|1|12
@the FORYES|48|65
@the back|-10|-19
@the one FORYES|-40|0
@the one x|-16|0
@the one|-4|-16
@the same $|7|5
@the same x|16|-1
@the same|4|-15
@the x $|-31|-6
@the x ,|-19|-30
@the x ASKED|10|16
@the x FORNO|-1|-22
@the x FORYES|-19|8
@the x and|-18|-14
@the x in|-22|0
@the x it|30|-15
@the x i|25|-3
@the x one|20|-13
@the x that|18|23
@the x x|-22|21
@the x|0|31
@them $|11|-8
@them x|-25|0
@them|38|12
@then x $|10|13
@then x|15|16
@then|23|23
@there $|26|21
@there ,|-12|0
@there is a|24|0
@there is not|-26|0
@there is x|-22|0
@there is|-1|16
@there|18|-17
@they FORYES|1|22
@they are x|-23|0
@they are|-6|3
@they x|-16|17
@the|6|-8
@this|-37|-10
@to ASKED|-16|0
@to FORNO|12|17
@to FORYES $|-20|-5
@to FORYES|-20|-22
@to be|-10|0
@to it $|-9|0
@to it|0|6
@to me|-21|0
@to the x|-11|6
@to x $|-6|0
@to x it|-25|0
@to x|-28|-35
@too $|52|-15
@too x to|-22|0
@too x|-68|0
@too|-21|-15
@to|-18|13
@up $|6|-13
@up x|9|-15
@up|23|15
@was FORNO|11|-6
@was FORYES|36|-17
@was not|-13|0
@was x|-15|-10
@we have|-23|0
@we|-18|14
@what is|-21|0
@what|-29|0
@when i FORYES|5|-22
@when i x|39|30
@when it|-1|-10
@when i|14|11
@when|9|24
@where it|11|0
@where the|10|18
@where|-8|1
@which|-40|0
@while|3|8
@who|-26|0
@will not FORNO|19|0
@will not FORYES|-11|-17
@will not x|3|41
@will|-19|0
@with FORYES|-10|0
@with a FORYES|-6|-1
@with a x|4|8
@with a|-1|7
@with it|-3|-10
@with my x|15|-3
@with my|15|-3
@with not|4|17
@with the x|-21|-1
@with the|-12|-3
@with x $|-27|-4
@with x|-12|6
@with|-2|29
@would|-53|0
@x $|-2|-10
@x , FORNO|10|-1
@x , FORYES|-3|8
@x , can|-6|0
@x , it|33|-7
@x , i|-16|0
@x , not|3|-31
@x , x|12|20
@x ,|-30|-3
@x ASKED $|6|-21
@x ASKED|24|5
@x FORNO $|-7|9
@x FORNO ,|13|-10
@x FORNO and|-9|0
@x FORNO x|-23|0
@x FORNO|-19|4
@x FORYES $|9|5
@x FORYES ,|6|7
@x FORYES FORYES|20|4
@x FORYES and|5|11
@x FORYES in|-12|-12
@x FORYES it|-24|10
@x FORYES on|8|3
@x FORYES up|16|12
@x FORYES x|-44|30
@x FORYES|-27|20
@x a FORYES|16|-2
@x a x|-12|2
@x about|24|-14
@x all over|10|0
@x all x|3|-24
@x all|9|1
@x and FORNO|6|-6
@x and FORYES|2|4
@x and it|-10|11
@x and i|-27|0
@x and the|5|10
@x and x|-27|-21
@x any|-10|0
@x an|-14|-24
@x are x|-9|0
@x are|-28|-17
@x as x|8|8
@x as|9|-37
@x at all|36|0
@x at the|11|0
@x at|22|-30
@x a|13|9
@x back|38|23
@x been|39|-29
@x but|-10|-3
@x by|-12|-9
@x does|-27|0
@x down|-2|18
@x every|5|27
@x for|-38|24
@x from the|-15|10
@x from|5|3
@x had it|-33|0
@x had|-32|0
@x has|13|18
@x have|-14|0
@x how|-15|0
@x i x|3|-22
@x if|-12|0
@x in ,|-18|0
@x in it|16|-5
@x in the|21|9
@x in x|-46|0
@x in|-63|11
@x is FORNO|6|3
@x is x|18|-7
@x is|-10|-1
@x it $|1|-51
@x it ,|-7|-23
@x it FORNO|-23|0
@x it FORYES|1|-10
@x it and|-18|13
@x it in|-8|16
@x it is|21|-10
@x it on|-24|0
@x it x|29|9
@x it|-28|-13
@x i|62|-26
@x just|-35|21
@x like|20|-6
@x me|-24|0
@x my x|36|4
@x my|37|4
@x not FORYES|-12|0
@x not|-10|24
@x now $|-22|0
@x now|-15|0
@x of FORYES|9|6
@x of x|-45|0
@x off $|-6|17
@x off|-3|55
@x of|-12|17
@x on $|3|-37
@x on it|35|-11
@x on the|-11|31
@x on x|-28|0
@x one $|-12|0
@x one FORYES|7|13
@x one|-22|0
@x only|-30|0
@x on|-16|-3
@x or|8|0
@x out $|13|4
@x out|53|4
@x over it|-13|0
@x over|-46|-3
@x since|8|12
@x so i|-7|0
@x so|-19|0
@x that is|9|-26
@x that|-41|0
@x the ASKED|-7|5
@x the FORNO|-33|0
@x the x|22|-8
@x them|-3|-13
@x then|10|16
@x there $|6|41
@x there|6|11
@x the|-11|-2
@x to FORYES|6|0
@x to x|-27|-10
@x too|21|0
@x to|-3|-8
@x up $|-11|-5
@x up|4|26
@x was|-11|0
@x what|-17|0
@x when i|27|3
@x where|6|4
@x will not|-20|0
@x will|-20|0
@x with the|-7|0
@x with|-16|13
@x x $|-8|0
@x x ,|-39|-2
@x x FORNO|-4|16
@x x FORYES|20|14
@x x and|11|-37
@x x in|15|-5
@x x it|-24|5
@x x i|8|0
@x x off|13|0
@x x on|13|17
@x x out|2|20
@x x so|6|0
@x x the|-22|34
@x x to|-36|0
@x x with|9|0
@x x x|35|-15
@x x|-32|25
@x|-30|25
@yes $|10|11
@yes|30|40
@you FORYES|6|1
@you can|3|17
@you x|-10|-13
@you|6|-21
ASKED , it|-12|-5
ASKED , just|-8|-2
ASKED , no|4|15
ASKED ,|-3|20
ASKED ASKED $|16|14
ASKED ASKED|4|15
ASKED NUMBER|10|20
ASKED all|6|-6
ASKED and it|12|20
ASKED and|-2|11
ASKED any|37|0
ASKED are|3|-33
ASKED as|5|5
ASKED at all|-4|12
ASKED at|-1|21
ASKED a|7|0
ASKED back|3|10
ASKED does|8|0
ASKED down|3|-23
ASKED fine|5|-6
ASKED for|-18|5
ASKED has|-22|14
ASKED in|-23|-19
ASKED is|18|5
ASKED it $|-32|-14
ASKED it|19|10
ASKED just|10|-9
ASKED like|10|23
ASKED no|9|-3
ASKED off|-38|-3
ASKED on it|-20|0
ASKED on the|-3|9
ASKED one|22|22
ASKED on|10|2
ASKED out|-29|0
ASKED the ASKED|5|-2
ASKED the|19|-24
ASKED to|-31|0
ASKED will not|11|0
ASKED will|24|0
ASKED with|3|12
ASKED|11|-1
NUMBER $|18|10
NUMBER ,|16|24
NUMBER ASKED $|-19|7
NUMBER TIME $|-11|7
NUMBER TIME|1|13
NUMBER and|16|-11
NUMBER of|-11|-6
NUMBER way|4|12
NUMBER|69|65
PERSON $|-18|0
PERSON|-77|25
PLACE $|-4|-24
PLACE ,|-14|0
PLACE a|-16|0
PLACE the|-23|-10
PLACE|-70|11
TIME $|6|12
TIME ,|38|10
TIME|46|8
TRIED $|-14|17
TRIED ,|12|-21
TRIED TRIED|-26|0
TRIED and|23|29
TRIED is|-23|0
TRIED it|19|11
TRIED on|-42|0
TRIED the|2|13
TRIED|-34|37
^ ASKED ASKED|-16|32
^ ASKED and|2|-4
^ ASKED are|14|-8
^ ASKED is|16|1
^ ASKED it|7|3
^ ASKED like|11|24
^ NUMBER ASKED|6|-16
^ NUMBER|36|21
^ PERSON|-57|0
^ TRIED it|5|3
^ TRIED|-3|-7
^ all|15|-9
^ always|-3|-8
^ a|19|10
^ been|18|-10
^ black|-1|-15
^ both|17|1
^ bought it|-34|0
^ bought|-31|0
^ came|-7|14
^ can not|-8|-9
^ can|-2|4
^ dead|17|-4
^ did|27|0
^ does not|25|-10
^ does|7|-11
^ do|-16|0
^ even|13|2
^ every|5|-2
^ full|-7|-17
^ goes|12|-25
^ got|13|-7
^ had|13|2
^ how do|-7|0
^ how|-15|0
^ i am|-9|0
^ i can|12|5
^ i do|-11|0
^ i have|5|-12
^ i never|-19|0
^ i only|-17|0
^ id|7|0
^ if i|5|4
^ if|6|4
^ it ASKED|17|-19
^ it does|-4|-11
^ it is|-33|25
^ it was|-3|-5
^ it will|-7|0
^ it|-40|-36
^ i|-69|-3
^ just a|3|7
^ just the|7|-7
^ just|-6|-26
^ left|10|11
^ like|18|11
^ little|11|9
^ lost the|-28|0
^ lost|-52|0
^ mine|-52|0
^ my PERSON|-18|0
^ my|-15|14
^ neither|5|-7
^ never|-25|6
^ new ASKED|11|18
^ new|-2|14
^ no ,|16|-2
^ no ASKED|11|2
^ no it|14|-9
^ none|11|-9
^ nope|9|-7
^ not ASKED|10|10
^ not a|14|-3
^ nothing ASKED|-13|-3
^ nothing|-16|2
^ not|37|-6
^ no|-16|-39
^ one ASKED|10|-1
^ one of|13|10
^ one|18|9
^ only|-1|-23
^ on|15|12
^ put|7|-7
^ ran|10|-19
^ runs|5|-11
^ same ASKED|7|-13
^ same|27|-25
^ says|25|-16
^ silent|9|-2
^ smooth|3|13
^ solid|-11|0
^ stays|11|-7
^ steady|2|-17
^ still|19|18
^ the ASKED|-16|-6
^ the TRIED|-40|0
^ there is|-16|20
^ there|-11|6
^ they are|-19|-5
^ they|-11|9
^ the|-30|4
^ took|5|16
^ too|-20|0
^ unchanged|6|-7
^ was|-11|8
^ went|8|1
^ we|-15|3
^ what is|-19|0
^ what|-41|0
^ where|-28|0
^ which|-22|0
^ will not|25|-6
^ will|12|-6
^ yeah|9|7
^ yes|18|15
^ you can|6|11
^ you|33|0
^|10|-5
a ASKED $|-18|3
a ASKED|-33|20
a NUMBER|5|8
a PLACE|-12|0
a TIME|4|-35
a TRIED $|-17|0
a TRIED|-27|4
a bit|-5|9
a new|15|3
about $|22|0
about NUMBER|6|16
about|25|38
across|4|-22
after|-4|24
again|3|3
all $|32|-20
all ASKED|17|10
all NUMBER|-15|0
all TIME $|-10|13
all TIME|-4|7
all over $|11|2
all over|18|11
all the time|3|9
all the way|2|-6
all the|-5|3
all|19|-6
along|18|-19
always|-12|-13
am|-7|-1
an inch|25|7
and ASKED|24|-21
and a|-32|0
and i am|-23|0
and it is|-26|30
and it|6|17
and i|-38|5
and the ASKED|4|-4
and they|11|19
and the|10|-7
and|46|8
anything $|13|6
anything|14|-7
anywhere $|16|-9
anywhere|16|-9
any|21|-52
an|7|6
are all|22|-13
are|-59|-38
as a|-8|27
as i|3|-8
as the|-6|0
as well $|6|-14
as well|6|-14
as|32|-39
at all $|23|-13
at all|-6|6
at it|12|0
at the ASKED|10|0
at the|-5|13
at|-25|12
away $|16|0
away|24|6
a|11|29
back $|-20|-8
back|27|4
bag|-28|0
bare|15|24
battery|-19|0
been ASKED|14|-30
been in|7|-4
been|-7|-10
before $|-16|0
before|-8|16
bent|24|5
big|14|-1
bit of|-2|-15
bits|-9|8
bit|-8|-13
black|22|-42
blank|3|-13
blue|4|-14
both ASKED|9|-30
both|19|-35
bottom|28|6
bought it|-42|0
bought|-27|0
box|-20|-5
bright|7|6
broke|-14|0
built in|-12|0
built|-14|0
but the|-15|24
buttons|-55|0
but|43|56
by the|3|12
by|-3|21
cable|12|-35
came with|7|0
came|-11|-11
can ASKED|20|-7
can not ASKED|-8|0
can not get|10|0
can not see|-25|0
can not tell|-9|0
can not|-41|12
can see|-2|7
can|1|36
case|-11|0
clean $|12|-11
clean|30|-27
clear $|11|-10
clear|22|-19
cold $|-10|-14
cold|-9|-15
comes on|-19|2
comes up|5|-3
comes|28|21
come|-3|19
corner|26|-4
could be|-7|0
covered in|-33|0
covered|-34|0
cover|-13|0
cuts|5|-2
cut|-19|0
dark|-33|-3
dead $|-21|14
dead|-17|6
denied 0 absence|16|-5
denied 0 does0|-5|-1
denied 0 does1|11|-18
denied 0 have0|-5|14
denied 0 have1|9|13
denied 0 is0|16|-9
denied 0 is1|14|-14
denied 0 other0|8|3
denied 0 other1|-2|5
denied 0 presence|9|14
denied 0 was0|-9|7
denied 0 was1|-21|-20
denied 0 you1|7|27
denied 0 |13|11
denied 1 absence|-6|38
denied 1 does0|-28|-6
denied 1 does1|-31|0
denied 1 have0|25|-22
denied 1 have1|34|-3
denied 1 is0|-14|28
denied 1 is1|11|14
denied 1 other1|-22|-4
denied 1 presence|-1|-39
denied 1 was0|3|-5
denied 1 was1|14|13
denied 1 you0|8|-15
denied 1 you1|-4|-4
denied 1 |-5|-5
denied 2 absence|1|7
denied 2 does0|27|-18
denied 2 does1|-3|20
denied 2 is0|13|-3
denied 2 presence|10|-13
denied 2 was0|18|-4
denied 2 |12|-6
did|29|-12
dies|7|-24
display|-68|0
do not know|-12|0
do not|10|6
do you|-11|0
does it|11|0
does not ASKED|-12|-7
does nothing $|1|10
does nothing|15|-4
does not|-3|-23
does|-8|25
door|-7|0
down $|11|4
down the|14|9
down|28|44
do|-42|16
dropped it|6|5
dropped|22|4
drop|8|-37
dry $|5|-4
dry|10|23
each|7|11
echo false false absence|-5|7
echo false false does0|20|0
echo false false does1|-13|-7
echo false false have0|3|11
echo false false have1|-4|-3
echo false false is0|2|17
echo false false is1|30|19
echo false false other1|-23|-6
echo false false presence|10|-9
echo false false was1|-3|-3
echo false false you0|-2|-24
echo false false you1|-1|5
echo false false |8|-3
echo false true absence|5|45
echo false true does0|-30|-21
echo false true does1|-15|3
echo false true is0|6|20
echo false true is1|-29|-1
echo false true presence|15|-44
echo false true was0|29|-3
echo false true was1|6|-3
echo false true you0|10|-6
echo false true you1|-17|0
echo false true |19|1
echo true false absence|19|-5
echo true false does0|-37|12
echo true false does1|13|1
echo true false have0|-8|-17
echo true false have1|15|16
echo true false is0|27|-21
echo true false is1|-22|-12
echo true false other1|-3|7
echo true false presence|-23|12
echo true false was0|-10|4
echo true false was1|-6|-2
echo true false you0|-9|14
echo true false you1|17|-6
echo true false |-9|7
echo true true does0|37|-16
echo true true does1|-8|0
echo true true presence|24|-1
echo true true |16|-8
either $|18|-14
either|25|-3
else|-28|0
empty|3|-4
end $|36|-15
end|39|-4
enough|-26|0
even|43|-54
ever $|-18|-2
every TIME|28|10
everything|22|10
everywhere $|-6|0
everywhere|-31|-19
every|55|-24
ever|0|-7
fell|-18|0
fine $|16|-19
fine ,|1|-25
fine|27|-7
finger|6|-13
first no|18|-41
first yes|14|36
first|19|-1
fixed|10|0
flat|1|-33
flex|22|-16
for TIME $|-10|5
for TIME|8|4
for a|11|4
form does0|-7|-25
form does1|-15|2
form have0|19|-8
form have1|46|9
form is0|13|15
form is1|-16|5
form other0|7|3
form other1|-24|1
form was0|13|-3
form was1|1|-9
form you0|0|-15
form you1|6|22
for|3|16
found|-26|0
from the|11|-16
from|29|-4
full of|-18|0
full|-19|-13
gets|27|12
get|1|26
glass|-40|0
glued|-37|0
go $|8|4
goes $|4|-6
goes in|10|-4
goes off|15|2
goes|39|24
going|14|5
gone $|33|-47
good|13|27
got a|4|9
got it|-12|1
got no|-17|0
got|-40|8
go|6|21
green|27|14
had a|-4|13
had it|-14|-3
had|-16|2
hand $|2|6
handle|-12|0
hand|-12|4
hard|15|-2
has a|-27|0
has not|-6|0
has|-35|10
have a|-10|0
have not|-14|0
have no|14|0
have only|-16|0
have to|20|7
have|-22|9
hear it|6|7
hear|-10|7
here $|-21|0
here|-42|0
hold it|17|51
hold|14|65
hole $|18|0
hole|21|18
home|-16|0
hot|-7|0
house|-59|0
how do|-7|0
how|-33|0
i ASKED|6|5
i TRIED|7|4
i can not|-26|0
i can|13|8
i could|19|0
i do not|-19|0
i do|16|4
i get|10|10
i have not|-10|0
i have only|-7|0
i have|-13|5
i know|-10|0
i never|-20|0
i only|-17|0
i put|10|0
i was|-11|0
i will|-10|0
idea|-7|0
if i|17|14
if|5|4
in $|6|14
in ,|4|-12
in ASKED|-7|-10
in NUMBER|17|9
in TIME|12|-7
in and|-7|-29
in a|-15|-22
in it $|11|-9
in it is|9|0
in it|9|-7
in my|26|11
in the ASKED|-7|-5
in the PLACE|1|-11
in the middle|29|3
in there $|2|24
in there|-3|14
inch|25|-14
into|-23|-11
in|19|-6
is $|-11|0
is ASKED $|10|-4
is ASKED|8|28
is NUMBER|-29|0
is PLACE|-14|0
is a ASKED|10|0
is all|-19|17
is an|-11|0
is been|0|11
is dead|-12|14
is fine|5|-8
is gone|12|6
is got a|11|0
is got|-11|4
is in the|-38|0
is in|-9|13
is just|-17|-10
is not|1|13
is no|-21|0
is off|-9|0
is one|-6|-6
is on|-6|23
is stuck|-26|0
is that|-37|0
is the|-11|-3
is too|-11|0
is|-20|-10
it $|14|-7
it ,|-1|-24
it all|-10|-6
it and it|9|-12
it and|-11|9
it at|-22|0
it came|-9|-2
it does not|14|-19
it does|7|-3
it every|10|-2
it goes $|2|-24
it goes|21|11
it has|6|0
it in the|-7|0
it in|10|3
it is ASKED|6|0
it is PLACE|11|0
it is all|-12|16
it is a|-4|-22
it is been|-2|8
it is gone|9|8
it is got|-4|4
it is in|0|17
it is just|5|-10
it is not|5|13
it is on|-10|13
it is the|25|-10
it is|34|-18
it just|28|2
it last TIME|-10|0
it last|-8|-5
it like|-9|0
it off|-26|1
it on the|13|-8
it on|-11|-4
it out $|17|0
it out|18|-16
it says|1|17
it up|6|-6
it was|6|3
it went|13|6
it will not|9|24
it will|9|24
it with|3|8
itself|2|-16
its|29|-3
it|8|12
i|-25|22
just as|4|-19
just a|5|8
just the|2|-8
just|35|8
keeps|13|-23
know $|-19|0
knows|-17|0
know|-21|0
lamp|13|-2
last TIME $|8|-4
last TIME|-5|-4
last|8|12
later|10|0
lead $|-16|0
lead|-14|-8
lean on|3|9
lean|3|9
leave|-9|0
led|16|4
left it|-7|0
left|3|16
length 0|25|-32
length 1|8|-6
length 2|-33|-16
length 3|8|-26
length 4|5|56
length 5|32|0
level|4|-2
life|17|8
lights|-11|-12
light|-21|-15
like a|17|1
like that $|11|0
like|52|-9
line|5|-10
little|31|39
lit|10|30
loads of|-46|0
loads|-59|-7
long|-9|-12
looks|-3|22
look|-20|4
loose|19|-4
lost the|-30|0
lost|-94|0
lot|15|-5
loud|-13|0
low|14|-28
make|8|0
maybe|-38|0
me $|-20|0
mean|-21|0
me|-55|0
middle|33|12
might|-12|0
mine $|-7|0
mine is|-11|0
mine|-29|0
missing $|-34|0
missing|-54|-21
more|48|-2
moved|0|26
my ASKED|-7|0
my PERSON|-4|-7
my hand|19|6
my|-14|44
nail|17|-5
near the|2|-4
need|-44|0
neither|20|9
never ASKED|-12|-6
never been|15|8
never|-44|-26
new $|4|-12
new ASKED|11|18
new|17|6
next|13|12
nice and|1|5
nice|3|16
no ,|18|8
no ASKED $|9|-1
no ASKED ,|15|-12
no ASKED no|6|-1
no ASKED on|-15|0
no ASKED|11|15
no TRIED $|16|0
no idea|-7|0
no it is|10|-6
no it|15|-11
no light|-14|0
nobody|-7|0
none|10|-13
nope|9|-7
normal|-9|-15
not $|-21|0
not ASKED $|1|-8
not ASKED ,|11|-2
not ASKED at|-4|-6
not ASKED|-3|-22
not TRIED it|-6|0
not TRIED|26|0
not a ASKED|-6|0
not a|13|-1
not been|-7|0
not come|-7|0
not even|22|-8
not get|10|0
not got|-18|0
not go|19|-6
not have|-18|0
not know|8|0
not open|-18|0
not say $|-11|0
not say|-14|0
not see|-40|0
not sure|-21|0
not tell|-11|0
not turn|-11|0
nothing $|41|10
nothing ASKED|-13|-3
nothings|9|-84
nothing|69|-18
not|-44|16
now $|-47|0
now|0|58
no|-1|9
numbers|19|6
of ASKED|-18|34
of it $|11|0
of it|-2|-21
of them|12|1
of the|-3|-13
of those|15|0
off $|-10|-16
off it|25|13
off the|15|1
off|-27|-2
ok $|10|1
ok|14|32
old|20|-17
on $|6|-31
on TIME|8|10
on a|21|-6
on it $|-3|12
on it ,|-21|0
on it|-12|-20
on my|-25|7
on the ASKED|13|10
on the PLACE|-13|0
on the|5|6
once|-15|-17
one $|-13|-15
one ,|-13|0
one ASKED $|-23|0
one ASKED|-13|-11
one is|15|31
one of them|0|6
one of|7|4
one|3|-10
only $|-14|0
only ever|23|0
only got|-6|0
only one|-40|0
only the|-10|2
only|-42|-31
on|10|6
opens no|47|-23
opens yes|39|44
opens |-6|-17
open|-20|2
orange|24|8
or|38|-20
other|13|33
out $|10|-8
out of it|-17|0
out of|-17|14
out|4|-5
over $|-1|16
over it|-10|-4
over the|4|-4
overnight|-15|0
over|3|30
own|7|-21
perfect|5|-7
phone|10|-11
pin|20|0
place|6|0
plays|12|-8
plugged in|3|4
plugged|-15|5
plug|-29|-3
press|-24|-12
pulled|-5|3
pull|-23|0
push|6|-4
put|19|13
quiet $|6|17
quiet|16|9
ran|12|-28
read no|29|-73
read null|-43|5
read yes|41|73
really|-9|0
red|15|16
right|40|-38
ring|6|-8
rock|26|6
room|-9|0
round $|4|-14
round the|28|23
round|22|-8
runs|-17|-6
run|-38|0
same $|10|4
same ASKED|8|-14
same|36|-29
says no|2|13
says|24|-17
screen|-1|-25
sealed|-21|0
second|-4|-61
see $|-15|0
see it|23|0
see|-12|22
set|25|0
short|-15|0
should|19|-52
shut|-51|-30
side|9|-3
silent $|12|-18
silent|32|-25
since|-7|18
sits|46|-60
slow|11|-1
smooth|2|4
snapped $|-11|23
snapped|-16|27
so can not|-6|0
so can|-6|0
so i can|-7|0
so it|18|0
so i|-12|0
something|-40|0
sort|7|0
sound $|15|-12
sound|25|-16
so|-67|29
spins|9|2
spin|-11|8
split|13|-15
spotless|10|-13
spot|4|-15
stays|41|-23
steady|14|-9
stiff|2|-32
still|50|-45
stone|7|-15
stood|13|-34
stops|-14|-18
stop|11|1
straight|27|-22
stuck|-20|0
stuff|6|0
sure|-21|0
switch|-16|0
takes|-46|7
take|35|11
tells nothing|-191|2
tell|-32|0
that $|3|5
that i can|10|0
that is|24|-5
that|-21|25
the ASKED $|5|-3
the ASKED ,|10|0
the ASKED|11|24
the NUMBER|36|0
the PLACE $|-16|-32
the PLACE ,|-11|0
the PLACE|-31|-7
the TIME|20|-7
the TRIED $|9|11
the TRIED|6|-9
the back|-10|-19
the bottom|28|2
the end|9|3
the left|10|-21
the middle|30|3
the one|-4|-16
the plug|-9|0
the same $|7|5
the same|4|-15
the side|-7|-4
the time|3|9
the top|17|-4
the way|-14|-6
them $|11|-8
them|38|12
then|23|23
there $|26|21
there ,|-12|0
there is a|24|0
there is no|-21|0
there is|-1|16
there|18|-17
they are|-6|3
the|6|-8
thing $|-24|0
thing|0|16
this|-37|-10
through $|26|-24
through|8|6
tight $|8|8
tight|16|22
till|13|-41
time no|18|-52
time yes|24|44
time|23|2
tiny|-11|0
to ASKED $|10|0
to ASKED|-9|-11
to be|-10|0
to it $|-9|0
to it|0|6
to me|-21|0
told false|-50|4
told true|45|-7
too $|52|-15
took|0|20
too|-21|-15
top|19|12
touched|11|-21
touch|-19|-22
to|-18|13
tried|9|-30
turn|-3|-24
tv|-22|0
unchanged $|8|-8
unchanged|15|-16
up $|6|-13
up|23|15
used it|-34|0
used to|66|11
used|-5|26
use|-30|0
warm|2|-10
water|-1|9
way $|-5|19
way|2|4
we have|-23|0
wee|17|0
well $|6|-14
well|7|-8
went|17|-6
wet|1|11
we|-18|14
what is|-21|0
whatever i|15|-1
whatever|18|-25
what|-29|0
when it|-1|-10
when i|14|11
when|9|24
where it|11|0
where the|10|18
where|-8|1
which|-40|0
while|3|8
white|10|0
who knows|-17|0
whole|-2|-4
who|-26|0
will not ASKED|2|-6
will not come|-26|0
will|-19|0
windows|-15|0
wired|-10|0
wire|6|15
with a|-1|7
with it|-3|-10
with my|15|-3
with the|-12|-3
without|-52|8
with|-2|29
work $|-39|0
works|14|1
work|-63|0
would|-53|0
yeah|16|17
yes $|10|11
yes|30|40
yet $|-19|0
yet|-31|0
you can|3|17
you mean|-20|0
you|6|-21
~, ASKED x|-7|-1
~, ASKED|21|-14
~, NUMBER|12|-7
~, TRIED|14|18
~, all|-7|-29
~, can not|-6|0
~, can|-6|0
~, dead|8|2
~, it is|9|-9
~, it just|26|-4
~, it x|-9|0
~, it|8|-9
~, i|-9|9
~, just x|2|-6
~, just|17|-11
~, never|7|7
~, no ASKED|7|27
~, no x|-4|-18
~, nothing $|3|-4
~, nothing|28|-9
~, not|4|-7
~, no|-3|4
~, same x|4|7
~, same|7|9
~, still|9|-10
~, the x|22|20
~, the|13|10
~, x $|13|-17
~, x ,|4|-5
~, x it|14|-18
~, x x|-11|-19
~, x|25|17
~? $|-42|0
~ASKED , it|-12|-5
~ASKED , just|-8|-2
~ASKED , no|4|15
~ASKED , x|23|22
~ASKED ,|-3|20
~ASKED ASKED $|16|14
~ASKED ASKED|4|15
~ASKED NUMBER|10|20
~ASKED all|6|-6
~ASKED and it|12|20
~ASKED and x|10|-3
~ASKED and|-2|11
~ASKED any|37|0
~ASKED are x|-17|3
~ASKED are|3|-33
~ASKED as|5|5
~ASKED at all|-4|12
~ASKED at|-1|21
~ASKED a|7|0
~ASKED back|3|10
~ASKED does|8|0
~ASKED down|3|-23
~ASKED fine|5|-6
~ASKED for|-18|5
~ASKED has|-22|14
~ASKED in|-23|-19
~ASKED is x|42|-3
~ASKED is|18|5
~ASKED it $|-32|-14
~ASKED it x|12|0
~ASKED it|19|10
~ASKED just|10|-9
~ASKED like|10|23
~ASKED no|9|-3
~ASKED off|-38|-3
~ASKED on it|-20|0
~ASKED on the|-3|9
~ASKED one|22|22
~ASKED on|10|2
~ASKED out|-29|0
~ASKED the ASKED|5|-2
~ASKED the x|9|13
~ASKED the|19|-24
~ASKED to x|7|0
~ASKED to|-31|0
~ASKED will not|11|0
~ASKED will|24|0
~ASKED with|3|12
~ASKED x $|-5|23
~ASKED x ,|11|-4
~ASKED x and|0|25
~ASKED x in|11|0
~ASKED x on|-4|-17
~ASKED x x|6|-26
~ASKED x|13|15
~NUMBER $|18|10
~NUMBER ,|16|24
~NUMBER ASKED $|-19|7
~NUMBER TIME $|-11|7
~NUMBER TIME|1|13
~NUMBER and|16|-11
~NUMBER of|-11|-6
~NUMBER x $|13|-6
~NUMBER x x|10|9
~NUMBER x|-6|4
~PERSON $|-18|0
~PERSON x|-14|25
~PLACE $|-4|-24
~PLACE ,|-14|0
~PLACE a|-16|0
~PLACE the x|-24|-10
~PLACE the|-23|-10
~PLACE x $|10|0
~PLACE x|-9|0
~TIME $|6|12
~TIME ,|38|10
~TRIED $|-14|17
~TRIED ,|12|-21
~TRIED TRIED|-26|0
~TRIED and|23|29
~TRIED is|-23|0
~TRIED it x|21|-6
~TRIED it|19|11
~TRIED on|-42|0
~TRIED the|2|13
~TRIED x|-18|45
~^ ASKED ASKED|-16|32
~^ ASKED and|2|-4
~^ ASKED are|14|-8
~^ ASKED is|16|1
~^ ASKED it|7|3
~^ ASKED like|11|24
~^ ASKED x|16|-5
~^ NUMBER ASKED|6|-16
~^ NUMBER|36|21
~^ PERSON x|-27|0
~^ PERSON|-57|0
~^ TRIED it|5|3
~^ TRIED x|-9|31
~^ TRIED|-3|-7
~^ a x|12|-14
~^ all x|17|21
~^ all|15|-9
~^ always|-3|-8
~^ a|19|10
~^ been|18|-10
~^ both|17|1
~^ bought it|-34|0
~^ bought|-31|0
~^ came|-7|14
~^ can not|-8|-9
~^ can|-2|4
~^ dead|17|-4
~^ did|27|0
~^ does not|25|-10
~^ does|7|-11
~^ do|-16|0
~^ even|13|2
~^ every|5|-2
~^ full|-7|-17
~^ goes|12|-25
~^ got|13|-7
~^ had|13|2
~^ how do|-7|0
~^ how|-15|0
~^ i am|-9|0
~^ i can|12|5
~^ i do|-11|0
~^ i have|5|-12
~^ i never|-19|0
~^ i only|-17|0
~^ i x|-7|13
~^ if i|5|4
~^ if|6|4
~^ it ASKED|17|-19
~^ it does|-4|-11
~^ it is|-33|25
~^ it was|-3|-5
~^ it will|-7|0
~^ it x|9|4
~^ it|-40|-36
~^ i|-69|-3
~^ just a|3|7
~^ just the|7|-7
~^ just x|-6|4
~^ just|-6|-26
~^ like|18|11
~^ mine|-52|0
~^ my PERSON|-18|0
~^ my x|18|7
~^ my|-15|14
~^ neither|5|-7
~^ never x|-27|0
~^ never|-25|6
~^ new ASKED|11|18
~^ new|-2|14
~^ no ,|16|-2
~^ no ASKED|11|2
~^ no it|14|-9
~^ no x|-33|3
~^ none|11|-9
~^ nope|9|-7
~^ not ASKED|10|10
~^ not a|14|-3
~^ not x|-30|0
~^ nothing ASKED|-13|-3
~^ nothing x|-3|-17
~^ nothing|-16|2
~^ not|37|-6
~^ no|-16|-39
~^ one ASKED|10|-1
~^ one of|13|10
~^ one x|-8|-21
~^ one|18|9
~^ only x|-10|0
~^ only|-1|-23
~^ on|15|12
~^ put|7|-7
~^ same ASKED|7|-13
~^ same|27|-25
~^ says|25|-16
~^ silent|9|-2
~^ solid|-11|0
~^ stays|11|-7
~^ still|19|18
~^ the ASKED|-16|-6
~^ the TRIED|-40|0
~^ the x|-5|3
~^ there is|-16|20
~^ there|-11|6
~^ they are|-19|-5
~^ they x|-13|12
~^ they|-11|9
~^ the|-30|4
~^ took|5|16
~^ too|-20|0
~^ was|-11|8
~^ went|8|1
~^ we|-15|3
~^ what is|-19|0
~^ what|-41|0
~^ where|-28|0
~^ which|-22|0
~^ will not|25|-6
~^ will|12|-6
~^ x $|28|23
~^ x ,|17|-17
~^ x ASKED|-19|-12
~^ x NUMBER|19|-14
~^ x all|2|8
~^ x and|-14|4
~^ x are|-30|0
~^ x as|19|6
~^ x at|11|21
~^ x a|-15|10
~^ x dead|-28|0
~^ x in|-9|7
~^ x is|4|-4
~^ x it|25|14
~^ x like|5|-9
~^ x my|2|-18
~^ x off|4|-21
~^ x of|15|11
~^ x one|-5|4
~^ x out|15|21
~^ x the|-7|-34
~^ x to|2|-18
~^ x up|-18|-15
~^ x when|7|2
~^ x will|-19|0
~^ x with|17|-7
~^ x x|-28|17
~^ x|9|-11
~^ yeah|9|7
~^ yes|18|15
~^ you can|6|11
~^ you|33|0
~a ASKED $|-18|3
~a ASKED x|-2|5
~a ASKED|-33|20
~a NUMBER|5|8
~a PLACE|-12|0
~a TIME|4|-35
~a TRIED $|-17|0
~a TRIED|-27|4
~a bit|-5|9
~a new|15|3
~a x $|-5|-22
~a x ,|2|23
~a x ASKED|-19|-1
~a x and|8|14
~a x in|15|11
~a x of|46|-13
~a x on|-6|-8
~a x|18|-13
~about $|22|0
~about NUMBER|6|16
~all $|32|-20
~all ASKED|17|10
~all NUMBER|-15|0
~all TIME $|-10|13
~all TIME|-4|7
~all over $|11|2
~all over|18|11
~all the time|3|9
~all the|-5|3
~all x $|10|10
~all x ,|14|-19
~all x x|-13|1
~all x|13|9
~always x|-4|-11
~am x|13|0
~an x $|5|-15
~an x|16|6
~and ASKED|24|-21
~and a|-32|0
~and i am|-23|0
~and it is|-26|30
~and it x|17|6
~and it|6|17
~and i|-38|5
~and the ASKED|4|-4
~and they|11|19
~and the|10|-7
~and x $|9|14
~and x x|7|0
~and x|18|46
~any x|-14|0
~anything $|13|6
~are all|22|-13
~are x $|16|16
~are x|-23|12
~as a x|11|27
~as a|-8|27
~as i|3|-8
~as the|-6|0
~as x $|8|-4
~as x|27|12
~at all $|23|-13
~at all|-6|6
~at it|12|0
~at the ASKED|10|0
~at the x|-11|28
~at the|-5|13
~at x|8|12
~back $|-20|-8
~be x|-17|0
~been ASKED|14|-30
~been in|7|-4
~been x $|-19|0
~before $|-16|0
~bit of|-2|-15
~bit x|-7|0
~both ASKED|9|-30
~both x|11|-11
~bought it|-42|0
~but the x|-17|0
~but the|-15|24
~but x|-20|0
~by the x|-14|11
~by the|3|12
~by x|-6|-11
~came with|7|0
~can ASKED|20|-7
~can not ASKED|-8|0
~can not get|10|0
~can not see|-25|0
~can not tell|-9|0
~can not x|-19|0
~can not|-41|12
~can see|-2|7
~clean $|12|-11
~cold $|-10|-14
~comes on|-19|2
~comes up|5|-3
~could be|-7|0
~dead $|-21|14
~dead x|8|-1
~do not know|-12|0
~do not x|30|0
~do not|10|6
~do you|-11|0
~does it|11|0
~does not ASKED|-12|-7
~does not x|11|-12
~does nothing $|1|10
~does nothing|15|-4
~does not|-3|-23
~down $|11|4
~down the x|12|8
~down the|14|9
~dry $|5|-4
~even x|16|-15
~ever $|-18|-2
~every TIME|28|10
~every x|15|-7
~fine $|16|-19
~fine ,|1|-25
~for TIME $|-10|5
~for TIME|8|4
~for a x|13|-13
~for a|11|4
~from the x|0|-20
~from the|11|-16
~from x|8|0
~full of|-18|0
~go $|8|4
~goes $|4|-6
~goes in|10|-4
~goes off|15|2
~goes x|9|-10
~got a x|7|7
~got a|4|9
~got it|-12|1
~got no|-17|0
~got x|1|9
~had a|-4|13
~had it|-14|-3
~has a|-27|0
~has not|-6|0
~has x|24|-5
~have a|-10|0
~have not x|26|0
~have not|-14|0
~have no|14|0
~have only|-16|0
~have to x|17|0
~have to|20|7
~have x|15|-1
~hear it|6|7
~here $|-21|0
~how do|-7|0
~i ASKED|6|5
~i TRIED|7|4
~i am x|13|0
~i can not|-26|0
~i can|13|8
~i could|19|0
~i do not|-19|0
~i do|16|4
~i get|10|10
~i have not|-10|0
~i have only|-7|0
~i have x|-15|0
~i have|-13|5
~i know|-10|0
~i never|-20|0
~i only|-17|0
~i put|10|0
~i was|-11|0
~i will|-10|0
~i x $|-7|-14
~i x it|22|4
~i x on|24|12
~i x the|-12|12
~i x|15|22
~if i x|9|13
~if i|17|14
~in $|6|14
~in ,|4|-12
~in ASKED|-7|-10
~in NUMBER|17|9
~in TIME|12|-7
~in a x|-16|0
~in and|-7|-29
~in a|-15|-22
~in it $|11|-9
~in it is|9|0
~in it|9|-7
~in my x|15|8
~in my|26|11
~in the ASKED|-7|-5
~in the PLACE|1|-11
~in the x|-4|19
~in there $|2|24
~in there|-3|14
~in x $|-12|20
~in x x|-20|0
~in x|-21|15
~is $|-11|0
~is ASKED $|10|-4
~is ASKED|8|28
~is NUMBER|-29|0
~is PLACE|-14|0
~is a ASKED|10|0
~is a x|25|12
~is all x|-57|26
~is all|-19|17
~is an x|-10|0
~is an|-11|0
~is been|0|11
~is dead|-12|14
~is fine|5|-8
~is got a|11|0
~is got|-11|4
~is in the|-38|0
~is in|-9|13
~is just|-17|-10
~is my x|-8|0
~is not x|-22|0
~is not|1|13
~is no|-21|0
~is off|-9|0
~is one|-6|-6
~is on|-6|23
~is stuck|-26|0
~is that|-37|0
~is the x|8|-21
~is the|-11|-3
~is too x|-11|0
~is too|-11|0
~is x $|-36|-22
~is x ,|13|30
~is x and|-28|-4
~is x in|6|-9
~is x on|-12|0
~is x x|-38|20
~is x|-5|-3
~it $|14|-7
~it , x|1|-15
~it ,|-1|-24
~it all|-10|-6
~it and it|9|-12
~it and|-11|9
~it at|-22|0
~it came|-9|-2
~it does not|14|-19
~it does|7|-3
~it every|10|-2
~it goes $|2|-24
~it goes|21|11
~it has|6|0
~it in the|-7|0
~it in|10|3
~it is ASKED|6|0
~it is PLACE|11|0
~it is all|-12|16
~it is a|-4|-22
~it is been|-2|8
~it is got|-4|4
~it is in|0|17
~it is just|5|-10
~it is not|5|13
~it is on|-10|13
~it is the|25|-10
~it is|34|-18
~it just x|4|13
~it just|28|2
~it last TIME|-10|0
~it last|-8|-5
~it like|-9|0
~it off|-26|1
~it on the|13|-8
~it on|-11|-4
~it out $|17|0
~it out|18|-16
~it says|1|17
~it up|6|-6
~it was x|9|7
~it was|6|3
~it went|13|6
~it will not|9|24
~it will|9|24
~it with|3|8
~it x $|-5|13
~it x ,|9|5
~it x the|10|6
~it x up|8|-1
~it x x|4|12
~it x|36|-8
~just a x|3|5
~just as|4|-19
~just a|5|8
~just the|2|-8
~just x $|4|-7
~just x|16|7
~know $|-19|0
~last TIME $|8|-4
~last TIME|-5|-4
~like a x|15|12
~like a|17|1
~like that $|11|0
~like x $|21|7
~like x|34|-7
~me $|-20|0
~mine $|-7|0
~mine is|-11|0
~my ASKED|-7|0
~my PERSON|-4|-7
~my x $|-16|17
~my x x|21|-20
~my x|21|11
~never ASKED|-12|-6
~never been x|7|9
~never been|15|8
~never x $|27|-23
~never x|12|-19
~new $|4|-12
~new ASKED|11|18
~no ,|18|8
~no ASKED $|9|-1
~no ASKED ,|15|-12
~no ASKED no|6|-1
~no ASKED on|-15|0
~no ASKED x|29|-8
~no ASKED|11|15
~no TRIED $|16|0
~no idea|-7|0
~no it is|10|-6
~no it|15|-11
~no x $|-12|-21
~no x ,|45|5
~no x x|-9|-2
~no x|-45|6
~not $|-21|0
~not ASKED $|1|-8
~not ASKED ,|11|-2
~not ASKED at|-4|-6
~not ASKED|-3|-22
~not TRIED it|-6|0
~not TRIED|26|0
~not a ASKED|-6|0
~not a x|19|0
~not a|13|-1
~not been|-7|0
~not come|-7|0
~not even|22|-8
~not get|10|0
~not got|-18|0
~not go|19|-6
~not have|-18|0
~not know|8|0
~not open|-18|0
~not say $|-11|0
~not say|-14|0
~not see|-40|0
~not sure|-21|0
~not tell|-11|0
~not turn|-11|0
~not x $|-21|-18
~not x it|29|0
~not x x|-9|0
~not x|4|37
~nothing $|41|10
~nothing ASKED|-13|-3
~nothing x $|23|-6
~nothing x|13|-22
~now $|-47|0
~of ASKED|-18|34
~of it $|11|0
~of it|-2|-21
~of the x|-8|-6
~of them x|-9|0
~of them|12|1
~of the|-3|-13
~of those|15|0
~of x $|12|-9
~of x|2|-17
~off $|-10|-16
~off it|25|13
~off the x|15|5
~off the|15|1
~off x|-21|0
~ok $|10|1
~old x|3|12
~on $|6|-31
~on TIME|8|10
~on a x|8|-11
~on a|21|-6
~on it $|-3|12
~on it ,|-21|0
~on it|-12|-20
~on my|-25|7
~on the ASKED|13|10
~on the PLACE|-13|0
~on the x|9|9
~on the|5|6
~on x $|-17|16
~on x|-4|-10
~one $|-13|-15
~one ,|-13|0
~one ASKED $|-23|0
~one ASKED|-13|-11
~one is x|-8|-16
~one is|15|31
~one of them|0|6
~one of|7|4
~one x $|-12|-5
~one x x|28|0
~one x|-48|-14
~only $|-14|0
~only ever|23|0
~only got|-6|0
~only one|-40|0
~only the|-10|2
~only x|-41|-6
~out $|10|-8
~out of it|-17|0
~out of|-17|14
~over $|-1|16
~over it|-10|-4
~over the|4|-4
~quiet $|6|17
~same $|10|4
~same ASKED|8|-14
~same x $|4|-7
~same x|11|-17
~says no|2|13
~see $|-15|0
~see it|23|0
~silent $|12|-18
~so can not|-6|0
~so can|-6|0
~so i can|-7|0
~so it|18|0
~so i|-12|0
~so x|-16|0
~sound $|15|-12
~stays x|-4|-11
~still x $|16|-35
~still x|18|-43
~that $|3|5
~that i can|10|0
~that is|24|-5
~that x $|-37|0
~that x|-7|12
~the ASKED $|5|-3
~the ASKED ,|10|0
~the ASKED x|-9|-9
~the ASKED|11|24
~the NUMBER|36|0
~the PLACE $|-16|-32
~the PLACE ,|-11|0
~the PLACE|-31|-7
~the TIME|20|-7
~the TRIED $|9|11
~the TRIED|6|-9
~the back|-10|-19
~the one x|-50|0
~the one|-4|-16
~the same $|7|5
~the same x|4|-24
~the same|4|-15
~the time|3|9
~the x $|-25|5
~the x ,|3|-45
~the x ASKED|24|-1
~the x PLACE|-27|0
~the x and|-9|-11
~the x in|-20|0
~the x is|-25|8
~the x it|23|-18
~the x i|-7|0
~the x of|-11|0
~the x one|15|-4
~the x that|21|23
~the x x|12|19
~the x|8|29
~them $|11|-8
~them x|-24|0
~then x $|10|12
~then x|16|14
~there $|26|21
~there ,|-12|0
~there is a|24|0
~there is no|-21|0
~there is|-1|16
~they are|-6|3
~they x|3|18
~thing $|-24|0
~tight $|8|8
~to ASKED $|10|0
~to ASKED|-9|-11
~to be|-10|0
~to it $|-9|0
~to it|0|6
~to me|-21|0
~to the x|15|2
~to x $|-10|5
~to x it|1|15
~to x|13|3
~too $|52|-15
~too x|-63|0
~up $|6|-13
~up x|5|-13
~used it|-34|0
~used to|66|11
~was x|12|-7
~we have|-23|0
~what is|-21|0
~when i x|32|8
~when it x|-4|-2
~when it|-1|-10
~when i|14|11
~where it|11|0
~where the|10|18
~who knows|-17|0
~will not ASKED|2|-6
~will not come|-26|0
~will not x|0|12
~with a x|5|8
~with a|-1|7
~with it|-3|-10
~with my x|15|-3
~with my|15|-3
~with the x|-21|-1
~with the|-12|-3
~with x $|-34|-2
~with x|-26|-1
~work $|-39|0
~x $|28|-3
~x , ASKED|15|-9
~x , can|-8|0
~x , it|23|18
~x , i|-26|0
~x , just|29|-6
~x , nothing|22|-5
~x , no|-10|-27
~x , same|-9|-13
~x , x|-7|17
~x ,|9|20
~x ASKED $|44|-8
~x ASKED ,|0|9
~x ASKED and|4|7
~x ASKED x|-5|15
~x ASKED|46|22
~x NUMBER $|17|0
~x NUMBER x|-21|-14
~x NUMBER|9|31
~x PLACE $|20|0
~x PLACE the|-25|0
~x PLACE|-25|3
~x TIME|8|-10
~x TRIED|10|-1
~x a x|-7|31
~x about|-4|2
~x all over|9|6
~x all the|11|5
~x all x|1|-19
~x all|9|-15
~x and ASKED|1|-6
~x and i|-31|0
~x and the|18|23
~x and x|-2|-23
~x and|38|-11
~x are x|-14|0
~x are|-43|36
~x as a|-12|24
~x as|8|3
~x at all|33|-27
~x at the|11|27
~x at|18|-30
~x a|8|39
~x back|32|15
~x been|21|-19
~x both|6|0
~x but|2|15
~x by the|-11|2
~x by|-6|-8
~x clean|11|-4
~x cold|3|-7
~x dead|-24|-10
~x does|-19|-1
~x down $|-14|0
~x down|3|10
~x even|18|-6
~x every|9|21
~x fine|4|6
~x for|-16|-10
~x from the|6|9
~x from|23|4
~x goes|-18|5
~x go|15|12
~x had|-16|0
~x has|-10|18
~x have|-13|0
~x i x|3|-11
~x in ,|10|0
~x in a|9|0
~x in it|21|0
~x in there|1|25
~x in the|22|22
~x in x|-35|0
~x into|4|-14
~x in|-6|26
~x is x|5|-2
~x is|-31|14
~x it $|-9|-14
~x it ,|9|-18
~x it and|-6|3
~x it in|5|16
~x it is|22|-11
~x it on|-37|0
~x it out|11|6
~x it to|-6|0
~x it up|-8|0
~x it x|10|-20
~x it|7|36
~x i|39|-5
~x just|-34|-3
~x like a|3|-7
~x like x|18|-2
~x like|28|-2
~x me|-21|0
~x my x|3|-17
~x my|-20|-17
~x now $|-15|0
~x now|-9|0
~x no|-10|12
~x of the|-12|-6
~x of x|7|-12
~x off $|-3|15
~x off|-1|30
~x of|44|30
~x on $|-12|-21
~x on a|13|4
~x on it|21|-21
~x on the|1|10
~x on x|-8|0
~x one $|-13|0
~x one is|-9|-14
~x one x|17|6
~x one|2|10
~x only $|-15|0
~x only|-18|0
~x on|10|-10
~x or|3|10
~x out $|-17|18
~x out|19|14
~x over $|-14|0
~x over it|-14|0
~x over|-24|8
~x since|15|-19
~x so i|-8|0
~x so|-8|0
~x still|2|-12
~x that is|17|-26
~x that|-8|-4
~x the ASKED|-6|1
~x the TRIED|0|-25
~x the x|21|-7
~x them|-6|-4
~x then|4|7
~x there $|-7|32
~x there|23|19
~x the|40|-19
~x thing|-15|0
~x to the|-11|-12
~x to x|17|4
~x too $|23|-1
~x to|10|-30
~x up|26|18
~x when i|3|21
~x when|-14|13
~x where|22|5
~x will not|-23|0
~x will|-23|0
~x with a|-16|7
~x with the|14|0
~x with x|4|-4
~x with|11|-5
~x x $|18|2
~x x ,|-20|-2
~x x ASKED|61|-7
~x x all|8|0
~x x and|11|-21
~x x down|6|9
~x x from|17|0
~x x in|-6|32
~x x is|-11|0
~x x it|-11|-7
~x x i|10|0
~x x off|21|16
~x x on|9|23
~x x out|-4|11
~x x over|-23|0
~x x the|4|34
~x x to|-28|0
~x x up|13|-13
~x x with|13|0
~x x x|20|34
~x x|9|-1
~yes $|10|11
~yes x|8|2
~yet $|-19|0
~you can|3|17
~you mean|-20|0
~you x it|-9|0
~you x|-6|4
`;
