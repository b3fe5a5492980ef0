// A table that a script writes, one line a sign.
/* oxlint-disable max-lines */
/**
 * What each sign of an answer is worth for its settling anything, and for its settling it by a yes, in
 * hundredths of logarithms of odds. Written by `npm run fit:answers -- --write`, which fits them to
 * answers written for it.
 */
export const answerWeights = `
$|9|-3
, ASKED|24|-20
, NUMBER|8|-3
, TRIED|9|10
, all|-8|-25
, dead|9|7
, it is|8|-5
, it just|27|-3
, it|15|-8
, i|-12|6
, just|21|-8
, never|1|5
, no ASKED|9|30
, nothing $|3|-5
, nothing|25|-13
, not|6|-9
, no|0|15
, same|8|4
, still|9|-10
, the|12|17
,|6|-30
= like +|-11|-7
= like -|-3|-21
= like|-8|34
= means +|21|-33
= means -|0|7
= means|12|-13
= phrases +|30|-11
= phrases -|17|-29
= phrases|21|8
= said +|67|57
= said -|54|-31
= said|9|47
= sayings +|62|24
= sayings -|87|-36
= sayings|0|70
= states +|61|18
= states -|105|-52
= states|21|59
= told +0.7|15|27
= told +0|13|56
= told +1.5|72|86
= told +3|137|47
= told -0.7|16|-40
= told -0|0|-24
= told -1.5|89|-65
= told -3|115|-82
= told|11|102
= well +|67|-42
= well -|51|-37
= well|33|-10
? $|-39|0
?|-60|0
@$|9|-3
@, $|-30|0
@, ASKED|16|0
@, FORNO $|9|-2
@, FORNO FORNO|2|-7
@, FORNO|15|-11
@, FORYES FORNO|2|-8
@, FORYES x|-10|0
@, FORYES|12|24
@, all|-8|-25
@, i x|0|7
@, it is|8|-5
@, it just|27|-3
@, it|15|-8
@, i|-12|6
@, just x|14|-5
@, just|21|-8
@, not $|8|-6
@, not FORYES|6|25
@, not x|-27|-28
@, not|18|-5
@, same x|4|-2
@, same|8|4
@, still x|3|-12
@, still|9|-10
@, the x|32|-12
@, the|12|17
@, x $|9|-16
@, x FORNO|2|-32
@, x FORYES|-10|-3
@, x it|9|-10
@, x x|8|-20
@, x|36|-27
@,|-11|-30
@ASKED $|-35|6
@ASKED ,|-5|-7
@ASKED FORNO|-6|5
@ASKED FORYES|16|44
@ASKED and|20|21
@ASKED is|-1|5
@ASKED it $|-11|0
@ASKED it|44|-32
@ASKED on|-16|0
@ASKED x $|20|-2
@ASKED x|0|-32
@ASKED|-22|3
@FORNO $|16|-27
@FORNO , it|-5|-2
@FORNO , not|14|21
@FORNO , x|10|14
@FORNO ,|24|17
@FORNO ASKED|-13|0
@FORNO FORNO $|1|-13
@FORNO FORNO ,|7|16
@FORNO FORNO x|6|0
@FORNO FORNO|19|41
@FORNO FORYES $|-4|-16
@FORNO FORYES|1|-12
@FORNO all|5|6
@FORNO and FORNO|3|8
@FORNO and|0|12
@FORNO are|3|12
@FORNO as a|1|31
@FORNO as|7|15
@FORNO at|3|17
@FORNO a|3|-8
@FORNO down|-4|16
@FORNO it|-31|9
@FORNO i|8|-6
@FORNO of|6|-3
@FORNO one|-2|5
@FORNO on|14|-24
@FORNO out|-17|6
@FORNO the x|12|0
@FORNO the|23|-24
@FORNO to|-23|0
@FORNO up|-7|-1
@FORNO when|3|-12
@FORNO with|16|0
@FORNO x $|-13|-16
@FORNO x ,|0|-14
@FORNO x FORNO|2|8
@FORNO x and|5|16
@FORNO x in|17|20
@FORNO x x|-15|-4
@FORNO x|-21|-20
@FORNO|33|-37
@FORYES $|26|-16
@FORYES , FORYES|3|4
@FORYES , and|7|-4
@FORYES , it|10|7
@FORYES , just|-7|-3
@FORYES , not|-1|6
@FORYES , same|14|2
@FORYES , x|12|11
@FORYES ,|30|28
@FORYES ASKED|-2|-4
@FORYES FORNO $|9|-17
@FORYES FORNO x|-27|0
@FORYES FORNO|-14|-24
@FORYES FORYES $|14|7
@FORYES FORYES ,|-24|29
@FORYES FORYES FORYES|7|10
@FORYES FORYES and|7|16
@FORYES FORYES it|14|6
@FORYES FORYES on|11|19
@FORYES FORYES x|10|-9
@FORYES FORYES|44|58
@FORYES a FORYES|18|8
@FORYES after|6|2
@FORYES all|11|-8
@FORYES and FORYES|9|-24
@FORYES and it|11|6
@FORYES and|18|33
@FORYES are FORNO|6|-5
@FORYES are x|-7|6
@FORYES are|-21|-27
@FORYES as x|1|22
@FORYES as|11|7
@FORYES at all|6|-2
@FORYES at the|-5|12
@FORYES at|5|9
@FORYES a|15|5
@FORYES back $|6|7
@FORYES back|10|-4
@FORYES but|14|29
@FORYES by|7|10
@FORYES does not|-2|-7
@FORYES does|-2|-7
@FORYES down|7|-19
@FORYES every|9|-8
@FORYES for|8|3
@FORYES from the|-2|-5
@FORYES from|-20|-3
@FORYES has|-23|14
@FORYES in $|7|-14
@FORYES in FORYES|-12|0
@FORYES in it|-17|7
@FORYES in the|0|7
@FORYES in|4|3
@FORYES is FORNO|2|4
@FORYES is FORYES|5|6
@FORYES is x|-11|-10
@FORYES is|-13|35
@FORYES it $|-16|-33
@FORYES it ,|18|-2
@FORYES it FORYES|17|6
@FORYES it is|3|22
@FORYES it x|7|-8
@FORYES it|7|-5
@FORYES just|7|-1
@FORYES like a|7|15
@FORYES like x|7|16
@FORYES like|15|40
@FORYES my x|7|-5
@FORYES my|8|-6
@FORYES not FORNO|13|-6
@FORYES not FORYES|12|-7
@FORYES not|42|14
@FORYES of FORYES|6|5
@FORYES off $|-30|7
@FORYES off|-18|-4
@FORYES of|5|6
@FORYES on $|-11|-6
@FORYES on it|-36|-10
@FORYES one is|-9|0
@FORYES one|2|-16
@FORYES on|-16|11
@FORYES or|-2|-24
@FORYES out $|8|7
@FORYES out of|4|10
@FORYES out|7|22
@FORYES over|8|7
@FORYES since|3|-10
@FORYES that|14|0
@FORYES the FORYES|5|11
@FORYES the x|14|-11
@FORYES them|2|-13
@FORYES there|12|15
@FORYES the|16|-21
@FORYES to FORYES|8|7
@FORYES to|21|2
@FORYES up $|10|10
@FORYES up|23|7
@FORYES when i|-9|9
@FORYES when|9|-6
@FORYES with a|8|0
@FORYES with|11|19
@FORYES x $|9|-8
@FORYES x ,|17|-36
@FORYES x FORYES|13|23
@FORYES x and|4|3
@FORYES x in|-21|-1
@FORYES x off|-13|0
@FORYES x on|-16|-11
@FORYES x the|-17|1
@FORYES x x|-48|15
@FORYES x|-46|-24
@FORYES|5|9
@^ ASKED FORNO|-17|-5
@^ ASKED FORYES|8|33
@^ ASKED it|4|-4
@^ ASKED x|7|-18
@^ ASKED|-20|-10
@^ FORNO $|7|-5
@^ FORNO FORNO|18|8
@^ FORNO FORYES|4|8
@^ FORNO and|2|11
@^ FORNO as|3|-14
@^ FORNO it|-12|4
@^ FORNO the|8|-3
@^ FORNO x|7|9
@^ FORNO|35|-29
@^ FORYES $|8|21
@^ FORYES ,|5|-8
@^ FORYES FORNO|-2|-17
@^ FORYES FORYES|-11|47
@^ FORYES all|7|4
@^ FORYES are|-6|7
@^ FORYES as|5|20
@^ FORYES a|-5|3
@^ FORYES in|-11|-7
@^ FORYES is|-19|16
@^ FORYES it|-12|7
@^ FORYES like|1|28
@^ FORYES not|6|-7
@^ FORYES off|6|-9
@^ FORYES one|8|0
@^ FORYES on|17|2
@^ FORYES out|4|13
@^ FORYES the|6|-31
@^ FORYES to|3|-8
@^ FORYES up|4|-13
@^ FORYES when|7|4
@^ FORYES with|9|16
@^ FORYES x|-8|-41
@^ FORYES|26|8
@^ a FORYES|7|7
@^ a x|6|-11
@^ all x|0|13
@^ all|18|-5
@^ a|21|8
@^ been|18|-11
@^ both FORYES|2|14
@^ both|18|2
@^ can not|-9|-4
@^ could|-10|0
@^ did|24|0
@^ does not|27|-8
@^ does|6|-8
@^ do|-18|0
@^ even|13|2
@^ every|9|-12
@^ got|10|-10
@^ had|15|-2
@^ have|8|0
@^ how do|-6|0
@^ how|-15|0
@^ i FORYES|11|7
@^ i am|-7|0
@^ i can|13|7
@^ i do|-7|0
@^ i have|4|-13
@^ i not|-19|0
@^ i only|-22|0
@^ i x|-19|0
@^ if i|5|3
@^ if|6|3
@^ it FORNO|19|-16
@^ it FORYES|-2|-10
@^ it does|-5|-11
@^ it is|-30|21
@^ it was|-4|-4
@^ it will|-12|0
@^ it x|-11|2
@^ it|-34|-22
@^ i|-49|3
@^ just a|5|6
@^ just the|11|-10
@^ just|-10|-16
@^ like|15|12
@^ mine|-49|0
@^ my FORYES|-11|0
@^ my x|-7|7
@^ my|-19|8
@^ not ,|-8|-9
@^ not ASKED|21|0
@^ not FORNO|-57|19
@^ not FORYES|0|-10
@^ not a|16|-1
@^ not been|-6|7
@^ not it|16|-10
@^ not x|-45|8
@^ not|24|-42
@^ one FORYES|5|-13
@^ one of|12|8
@^ one x|-8|3
@^ one|17|5
@^ only FORYES|-22|0
@^ only x|9|19
@^ only|-5|-22
@^ on|18|13
@^ same FORYES|6|-13
@^ same x|4|7
@^ same|23|-25
@^ still FORNO|1|-5
@^ still|21|21
@^ the ASKED|-28|0
@^ the FORYES|-17|3
@^ the x|25|-22
@^ there is|-15|17
@^ there|-12|7
@^ they are|-15|-3
@^ they x|-22|0
@^ they|-7|11
@^ the|-33|-1
@^ too x|-15|0
@^ too|-20|0
@^ was|-7|9
@^ we|-18|2
@^ what is|-17|0
@^ what|-44|0
@^ where|-30|0
@^ which|-23|0
@^ will not|26|-3
@^ will|17|-3
@^ x ,|7|-20
@^ x ASKED|-16|0
@^ x FORNO|-16|-6
@^ x FORYES|20|-16
@^ x and|-13|15
@^ x are|-8|0
@^ x as|23|-13
@^ x a|6|-12
@^ x in|-1|9
@^ x is|18|1
@^ x it|6|0
@^ x like|5|-8
@^ x my|1|7
@^ x off|14|-4
@^ x on|-29|19
@^ x out|22|11
@^ x the|0|-8
@^ x to|11|0
@^ x up|-14|0
@^ x will|-15|0
@^ x x|-29|14
@^ x|-6|-9
@^ yes|13|14
@^ you can|5|7
@^ you|30|-4
@^|9|-3
@a FORNO $|-25|-25
@a FORNO FORNO|6|-1
@a FORNO x|15|18
@a FORNO|-27|-11
@a FORYES $|-4|-44
@a FORYES FORYES|18|4
@a FORYES and|-12|0
@a FORYES|28|-4
@a bit|-5|9
@a x $|7|-19
@a x ,|2|23
@a x ASKED|-19|0
@a x FORNO|14|30
@a x FORYES|-17|-2
@a x and|7|2
@a x in|17|8
@a x of|28|-7
@a x one|-18|0
@a x on|-7|0
@a x x|-12|-7
@a x|-25|-14
@about $|24|4
@about|27|31
@after x|-5|6
@after|-3|17
@again $|6|0
@again|5|3
@all $|29|-20
@all FORNO $|-10|4
@all FORNO|-5|10
@all FORYES $|22|12
@all FORYES|16|17
@all over $|9|0
@all over|14|15
@all the FORNO|5|-3
@all the x|-6|6
@all the|-7|1
@all x $|21|12
@all x ,|19|-12
@all x x|11|-3
@all x|21|-24
@all|15|-10
@am x|9|0
@am|-6|0
@an x $|-5|-6
@an x x|32|0
@an x|2|17
@and FORNO $|4|-3
@and FORNO|1|6
@and FORYES $|7|4
@and FORYES|19|-24
@and a|-27|0
@and i am|-23|0
@and it FORYES|13|10
@and it is|-31|30
@and it x|16|1
@and it|8|21
@and i|-34|9
@and not FORYES|8|-9
@and not|11|-1
@and the FORYES|-3|-18
@and the x|13|9
@and they|3|13
@and the|13|1
@and x $|1|9
@and x x|26|30
@and x|3|23
@and|38|4
@any x|-7|0
@any|20|-41
@an|2|16
@are FORNO $|13|-6
@are FORNO|31|-17
@are FORYES|-15|0
@are all|18|-9
@are x $|-5|6
@are x|-26|19
@are|-55|-41
@as FORNO|3|29
@as a FORNO|-17|0
@as a x|9|26
@as a|-11|26
@as it|4|-4
@as i|3|-3
@as the|-7|0
@as x $|9|3
@as x|29|-2
@as|29|-26
@at all $|20|-10
@at all|-6|8
@at it|10|0
@at the FORYES|29|14
@at the x|-33|22
@at the|-2|11
@at x $|-13|0
@at x|-11|20
@at|-20|11
@a|6|36
@back $|-15|3
@back|23|-6
@be x|6|0
@been FORNO|-8|10
@been FORYES $|12|-4
@been FORYES|21|-31
@been in|6|-9
@been x|-48|2
@been|-10|-13
@before $|-16|0
@before|-4|7
@be|1|-13
@bit of|-1|-14
@bit|-7|-3
@both FORYES|5|4
@both x|10|-42
@both|24|-39
@but not|36|4
@but the x|-13|0
@but the|-12|23
@but|42|50
@by the x|22|6
@by the|4|8
@by x|-8|-6
@by|-2|22
@can FORYES|14|-2
@can not get|10|0
@can not x|-22|0
@can not|-30|14
@can x it|10|6
@can x|-14|21
@can|-8|33
@could not x|9|0
@could|2|6
@did|22|-16
@do i|-6|0
@do not FORYES|28|0
@do not x|-13|0
@do not|18|7
@do you|-18|0
@does it|12|0
@does not $|2|9
@does not FORYES|-6|-8
@does not x|38|-18
@does not|18|-28
@does|-7|24
@down $|13|3
@down the x|13|6
@down the|14|5
@down|27|39
@do|-50|1
@each|6|10
@even FORYES|-15|16
@even x|1|-16
@even|39|-57
@every FORNO|1|5
@every FORYES|3|-48
@every x|30|13
@every|50|-39
@for FORNO|6|-7
@for a|14|4
@for x $|-2|11
@for x|20|9
@for|1|17
@from the x|-7|8
@from the|10|-16
@from x|6|6
@from|24|-2
@gets|28|11
@get|3|15
@got a FORNO|8|0
@got a|4|8
@got it|-14|5
@got not|-25|0
@got|-39|13
@had a|2|18
@had it|-11|-1
@had|-13|7
@has FORYES|40|18
@has a|-30|0
@has not|-15|0
@has|-37|4
@have a|-11|0
@have not FORYES|7|0
@have not|-19|0
@have only|-16|0
@have to x|13|0
@have to|23|13
@have x|-9|-1
@have|-22|13
@here $|-27|0
@here|-48|0
@how do|-6|0
@how|-31|0
@i ASKED|6|1
@i FORNO it|-12|-4
@i FORNO|-16|-6
@i FORYES the|7|7
@i FORYES|25|-13
@i am x|9|0
@i can not|-9|0
@i can x|0|12
@i can|15|11
@i could|24|0
@i do not|-18|0
@i do|14|3
@i get|11|9
@i have not|-12|0
@i have only|-7|0
@i have x|-24|0
@i have|-11|-2
@i not x|-13|0
@i not|-24|0
@i only x|-19|0
@i only|-22|0
@i was|-9|0
@i will|-8|0
@i x $|12|12
@i x it|29|-3
@i x on|23|23
@i x the|-5|2
@i x x|-14|0
@i x|-14|32
@if i x|7|4
@if i|16|7
@if|5|-1
@in $|6|12
@in ,|-6|-1
@in FORNO $|5|-1
@in FORNO|6|-1
@in FORYES $|-6|9
@in FORYES|-13|-3
@in a x|-18|-29
@in and|-3|-30
@in a|-14|-28
@in it $|13|-5
@in it is|12|0
@in it|7|-9
@in my|17|6
@in the FORYES|24|-2
@in the x|-22|-2
@in there $|5|21
@in there|1|19
@in x $|5|14
@in x|8|17
@into|-19|-14
@in|19|-7
@is $|-7|0
@is FORNO $|26|-5
@is FORNO ,|11|21
@is FORNO FORNO|7|-1
@is FORNO|39|-4
@is FORYES $|-5|-19
@is FORYES|4|30
@is a FORNO|19|-1
@is a FORYES|6|-27
@is a x|-22|27
@is all x|-12|0
@is all|-19|12
@is an x|-8|0
@is an|-7|0
@is been|0|8
@is got a|9|0
@is got not|-15|0
@is got|-9|1
@is in the|-32|0
@is in|-3|9
@is just|-20|-8
@is my x|-10|0
@is not FORYES|16|-17
@is not been|10|0
@is not x|-43|0
@is not|2|-4
@is off|-8|0
@is one|-5|-3
@is on|-2|25
@is that|-34|0
@is the FORYES|6|0
@is the x|-1|-21
@is the|-6|-6
@is too x|-11|0
@is too|-11|0
@is x $|4|18
@is x ,|13|33
@is x and|-31|0
@is x in|-18|0
@is x on|-10|0
@is x the|-6|0
@is x x|4|23
@is x|-60|-2
@is|-21|-8
@it $|14|-2
@it , not|8|-2
@it , x|2|-11
@it ,|2|-23
@it FORNO $|-2|-4
@it FORNO FORNO|-9|-5
@it FORNO|7|-27
@it FORYES FORYES|9|-5
@it FORYES on|-13|4
@it FORYES|-5|25
@it all|-11|-9
@it and it|5|-9
@it and|-5|16
@it at|-17|0
@it does not|10|-23
@it does|8|-2
@it every|12|3
@it has|8|0
@it in the|-9|0
@it in|6|12
@it is FORNO|10|-8
@it is FORYES|30|9
@it is all|-13|7
@it is a|-1|-22
@it is been|-2|6
@it is in|5|14
@it is just|-4|-8
@it is my|-7|0
@it is not|22|10
@it is on|-7|20
@it is the|26|-12
@it is x|-31|-2
@it is|29|-21
@it just x|-5|-4
@it just|27|0
@it like|-6|0
@it off|-19|1
@it on the|11|-9
@it on|-9|-5
@it out|6|-7
@it up|2|-8
@it was x|-21|0
@it was|5|-2
@it will not|8|27
@it will|8|26
@it with|2|4
@it x $|25|-1
@it x ,|11|0
@it x FORYES|-21|0
@it x and|12|0
@it x x|-1|28
@it x|1|-24
@its|31|-1
@it|8|16
@i|-28|26
@just FORNO|-11|-5
@just FORYES|14|31
@just as|4|-19
@just a|7|8
@just the|9|-14
@just x $|15|-4
@just x|-1|-10
@just|31|1
@like FORYES|3|4
@like a x|17|13
@like a|19|2
@like that $|10|0
@like x $|23|15
@like x|41|10
@like|50|-21
@lot|17|3
@me $|-18|0
@me|-49|8
@mine is|-10|0
@mine|-23|0
@more|49|9
@my ASKED|-11|0
@my FORYES $|3|16
@my FORYES x|19|0
@my FORYES|6|15
@my x $|-12|10
@my x FORYES|22|-10
@my x x|4|-14
@my x|6|6
@my|-17|34
@not $|16|15
@not ,|18|-10
@not ASKED $|9|0
@not FORNO $|19|-14
@not FORNO|-19|25
@not FORYES $|30|-38
@not FORYES ,|27|-12
@not FORYES FORYES|10|-9
@not FORYES at|8|-2
@not FORYES in|-16|0
@not FORYES it|27|-3
@not FORYES not|14|13
@not FORYES on|-67|-4
@not FORYES x|5|-11
@not FORYES|11|-53
@not a FORYES|10|-2
@not a x|-5|-3
@not at|16|-4
@not a|-2|-5
@not been FORYES|14|-1
@not been|4|6
@not even|26|-4
@not get|12|0
@not got|-17|0
@not have|-17|0
@not in|27|-3
@not it is|11|-6
@not it|19|-7
@not the|23|6
@not x $|32|-46
@not x ,|14|0
@not x FORYES|-7|0
@not x any|-8|0
@not x at|31|0
@not x in|-8|0
@not x it|-13|1
@not x on|16|0
@not x the|19|9
@not x to|10|0
@not x what|-19|0
@not x where|-13|0
@not x x|-41|0
@not x|-48|8
@not|0|-16
@now $|-45|0
@now|4|57
@of FORNO|7|7
@of FORYES $|14|5
@of FORYES|15|11
@of it $|9|0
@of it|-3|-11
@of the x|-18|-7
@of them|14|2
@of the|-4|-11
@of those|12|0
@of x $|4|2
@of x|-10|-6
@off $|-12|-8
@off it FORYES|11|2
@off it|29|14
@off the x|6|0
@off the|11|0
@off x|-40|0
@off|-22|-2
@of|5|-4
@on $|7|-11
@on FORNO $|5|-2
@on FORYES|8|-44
@on a x|2|-4
@on a|18|-2
@on it $|0|12
@on it ,|-18|0
@on it|-9|-16
@on my|-22|0
@on that|-15|0
@on the FORYES|9|39
@on the x|-1|-7
@on the|6|7
@on x $|-14|15
@on x|1|20
@once|-19|-26
@one $|-10|-9
@one ,|-15|0
@one FORYES $|-33|-12
@one FORYES|-38|-2
@one is|13|40
@one x $|-10|-8
@one|6|-8
@only $|-17|0
@only FORNO|19|0
@only FORYES|-8|-29
@only one|-37|0
@only the|-5|4
@only x x|25|0
@only x|-4|19
@only|-43|-31
@on|8|7
@or not|27|-16
@or|42|-23
@other FORYES|-18|0
@other|20|34
@out $|12|-9
@out ,|-11|0
@out of it|-15|0
@out of|-20|8
@out|1|-9
@over $|2|18
@over it|-11|1
@over the|5|-2
@over|1|28
@really|-11|0
@same $|9|5
@same FORYES|7|-17
@same x $|20|-1
@same x|25|3
@same|35|-34
@since $|-16|45
@since x|-6|-8
@since|-3|15
@so it|19|0
@so i|-14|0
@so not|-18|0
@so x|-11|0
@some|-12|0
@so|-65|26
@still FORNO|3|-6
@still FORYES|4|10
@still x $|3|-17
@still x|4|-32
@still|50|-44
@that i can|12|0
@that is x|23|9
@that is|23|-16
@that i|6|0
@that x $|-35|0
@that x|-9|17
@that|-20|26
@the ASKED $|4|-6
@the ASKED x|-12|-8
@the ASKED|-13|-9
@the FORNO $|-16|-15
@the FORNO x|-1|-7
@the FORNO|-13|-18
@the FORYES $|-1|16
@the FORYES ,|19|-15
@the FORYES FORNO|5|1
@the FORYES FORYES|5|17
@the FORYES and|7|12
@the FORYES is|-20|0
@the FORYES it|13|0
@the FORYES x|-3|8
@the FORYES|48|68
@the back|-11|-23
@the one FORYES|-37|0
@the one x|-11|0
@the one|-6|-15
@the same $|7|4
@the same x|18|-2
@the same|4|-15
@the x $|-31|-17
@the x ,|-24|-14
@the x ASKED|11|19
@the x FORNO|2|-24
@the x FORYES|-22|12
@the x and|-9|-20
@the x in|-21|0
@the x it|20|-21
@the x i|21|-11
@the x one|10|-11
@the x that|19|25
@the x x|-28|14
@the x|5|34
@them $|8|-5
@them x|-21|0
@them|40|-2
@then x $|7|10
@then x|10|11
@then|14|17
@there $|18|20
@there ,|-11|0
@there is a|21|-3
@there is not|-25|0
@there is x|-20|0
@there is|-2|8
@there|22|-6
@they FORYES|-5|22
@they are x|-24|0
@they are|-8|-2
@they x|-19|13
@they|-1|-6
@the|2|-6
@this x|6|0
@this|-41|-12
@to ASKED|-16|0
@to FORNO|16|14
@to FORYES $|-14|-8
@to FORYES|-17|-23
@to be|-8|0
@to it $|-11|0
@to it|-2|10
@to me|-20|0
@to the x|-10|5
@to the|-2|7
@to x $|-13|0
@to x it|-16|0
@to x|-28|-40
@too $|54|-10
@too x to|-20|0
@too x|-75|0
@too|-25|-10
@to|-15|21
@up $|4|-7
@up x|9|2
@up|22|10
@was FORNO|14|-4
@was FORYES|28|-24
@was not|-14|0
@was x|-17|0
@was|13|5
@we have|-24|0
@we|-15|9
@what is|-20|0
@what|-33|0
@when i FORYES|5|-17
@when i x|36|28
@when it|-5|-11
@when i|14|17
@when|11|19
@where it|13|0
@where the|10|16
@where|-6|1
@which|-46|0
@while|6|13
@who|-26|0
@will not FORNO|17|0
@will not FORYES|-7|-17
@will not x|0|39
@will not|-3|3
@will|-20|0
@with FORYES|-14|0
@with a FORYES|-5|3
@with a x|5|5
@with a|0|7
@with it|-3|-14
@with my x|14|10
@with my|15|10
@with not|4|16
@with the x|-18|-1
@with the|-10|2
@with x $|-24|-5
@with x|-10|4
@with|-2|22
@would not x|6|0
@would not|6|0
@would|-53|0
@x $|-4|-19
@x , FORNO|9|-3
@x , FORYES|4|7
@x , it|29|-7
@x , i|-24|0
@x , not|2|-11
@x , x|1|7
@x ,|-34|4
@x ASKED $|12|-14
@x ASKED|20|13
@x FORNO $|-7|30
@x FORNO ,|7|-1
@x FORNO and|-10|0
@x FORNO x|-20|0
@x FORNO|-18|-5
@x FORYES $|11|20
@x FORYES ,|14|4
@x FORYES FORYES|17|-4
@x FORYES and|0|10
@x FORYES in|-8|-5
@x FORYES it|-21|9
@x FORYES on|8|4
@x FORYES up|14|5
@x FORYES x|-43|24
@x FORYES|-33|23
@x a FORYES|19|4
@x a x|-16|12
@x about|20|-22
@x all over|9|0
@x all x|1|-19
@x all|12|8
@x and FORNO|4|-4
@x and FORYES|1|5
@x and it|-17|18
@x and i|-19|0
@x and the|7|13
@x and x|-11|-15
@x any|-8|0
@x an|-13|-9
@x are x|-11|0
@x are|-27|-12
@x as x|7|12
@x as|9|-33
@x at all|35|0
@x at the|16|0
@x at|21|-28
@x a|6|20
@x back|34|25
@x been|35|-24
@x but|-16|-5
@x by|-16|-7
@x does|-26|0
@x down|-1|9
@x every|3|12
@x for|-37|12
@x from the|-15|11
@x from|8|7
@x had it|-28|0
@x had|-28|0
@x has|15|14
@x have|-12|0
@x how|-12|0
@x i x|7|-25
@x if|-8|0
@x in $|0|6
@x in ,|-21|0
@x in it|9|0
@x in there|6|0
@x in the|19|6
@x in x|-44|0
@x in|-70|12
@x is FORNO|7|5
@x is x|19|-5
@x is|-12|1
@x it $|-3|-21
@x it ,|-4|-23
@x it FORNO|-13|0
@x it FORYES|-2|-13
@x it and|-12|8
@x it in|-9|20
@x it is|17|-10
@x it on|-17|0
@x it x|20|13
@x it|-34|-12
@x i|64|-34
@x just|-29|15
@x like|23|-1
@x me|-23|0
@x my x|41|8
@x my|41|19
@x not FORYES|-11|0
@x not x|-11|0
@x not|-12|22
@x now $|-22|0
@x now|-15|0
@x of FORYES|9|2
@x of x|-40|0
@x off $|-15|18
@x off|-8|37
@x of|-13|21
@x on $|0|-21
@x on it|30|-13
@x on the|-10|16
@x on x|-30|0
@x one $|-15|0
@x one FORYES|9|13
@x one|-23|2
@x only|-28|0
@x on|-10|-10
@x or|7|0
@x out $|18|-2
@x out|54|-6
@x over it|-11|0
@x over|-42|4
@x since|13|13
@x so i|-11|0
@x so|-19|0
@x that is|12|-24
@x that|-39|2
@x the ASKED|-1|8
@x the FORNO|-26|0
@x the FORYES|-8|-18
@x the x|25|14
@x them|-1|-16
@x then|7|4
@x there $|10|32
@x there|4|5
@x the|-5|10
@x to FORYES|7|0
@x to the|5|6
@x to x|-31|-8
@x too|25|0
@x to|2|-18
@x up $|-8|-5
@x up|5|33
@x was|-6|0
@x what|-19|0
@x when i|21|2
@x when|-6|2
@x where|10|2
@x will not|-19|0
@x will|-19|0
@x with the|-6|0
@x with|-17|12
@x x $|-7|-16
@x x ,|-39|-2
@x x FORNO|-3|15
@x x FORYES|14|5
@x x and|4|-8
@x x a|6|0
@x x in|10|1
@x x is|6|0
@x x it|-39|17
@x x i|9|0
@x x off|14|0
@x x on|3|4
@x x out|4|17
@x x so|8|0
@x x the|-14|30
@x x to|-33|0
@x x with|7|1
@x x x|24|-14
@x x|-31|39
@x|-34|9
@yes $|12|6
@yes|28|38
@you FORYES|4|3
@you can|0|14
@you x|-10|-21
@you|5|-26
ASKED $|-6|-11
ASKED , it|-13|-5
ASKED , just|-7|-1
ASKED , no|8|13
ASKED ,|4|26
ASKED ASKED $|9|18
ASKED ASKED|-2|23
ASKED NUMBER|12|10
ASKED all|6|-8
ASKED and it|14|23
ASKED and|-12|6
ASKED any|36|0
ASKED are|4|-22
ASKED as|6|4
ASKED at all|-5|12
ASKED at|-2|22
ASKED a|9|0
ASKED back|5|11
ASKED does not|6|0
ASKED does|7|3
ASKED down|5|-23
ASKED fine|7|-6
ASKED for|-11|4
ASKED has|-22|13
ASKED in|-19|-21
ASKED is|16|-1
ASKED it $|-29|-19
ASKED it|18|19
ASKED just|6|-3
ASKED like|8|18
ASKED no|7|-2
ASKED off|-34|-2
ASKED on it|-19|0
ASKED on the|-3|9
ASKED one|27|23
ASKED on|9|3
ASKED out|-28|0
ASKED the ASKED|4|4
ASKED there|1|-6
ASKED the|17|-16
ASKED to|-32|-1
ASKED will not|15|0
ASKED will|27|0
ASKED with|2|12
ASKED|11|1
NUMBER $|19|5
NUMBER ,|18|22
NUMBER ASKED $|-21|3
NUMBER ASKED|-3|7
NUMBER TIME $|-14|12
NUMBER TIME|-4|19
NUMBER and|10|-11
NUMBER of|-7|-9
NUMBER way|7|6
NUMBER|55|57
PERSON $|-13|0
PERSON|-80|9
PLACE $|-11|-18
PLACE ,|-21|0
PLACE a|-17|0
PLACE the|-21|-7
PLACE|-65|11
TIME ,|31|9
TIME|36|8
TRIED $|-16|13
TRIED ,|10|-11
TRIED TRIED|-31|0
TRIED and it|5|3
TRIED and|27|28
TRIED is|-14|0
TRIED it|25|13
TRIED on|-39|0
TRIED the|2|10
TRIED|-34|33
^ ASKED ASKED|-13|27
^ ASKED are|12|0
^ ASKED is|16|5
^ ASKED it|7|4
^ ASKED like|6|21
^ ASKED|4|8
^ NUMBER ASKED|6|-17
^ NUMBER|32|25
^ PERSON|-53|0
^ TRIED it|5|3
^ all|18|-5
^ always|-2|-12
^ a|21|8
^ been|18|-11
^ black|-6|-3
^ both|18|2
^ bought it|-39|0
^ bought|-37|0
^ came|-7|4
^ can not|-9|-4
^ could|-10|0
^ dead|14|-3
^ did|24|0
^ does not|24|-7
^ does|6|-8
^ do|-18|0
^ even|13|2
^ every|9|-12
^ full|-6|-12
^ goes|12|-15
^ got|10|-10
^ had|15|-2
^ have|8|0
^ how do|-6|0
^ how|-15|0
^ i am|-7|0
^ i can|13|7
^ i do|-7|0
^ i have|4|-13
^ i never|-19|0
^ i only|-22|0
^ id|7|0
^ if i|5|3
^ if|6|3
^ it ASKED|17|-22
^ it does|-5|-11
^ it is|-30|21
^ it was|-4|-4
^ it will|-12|0
^ it|-36|-27
^ i|-66|-1
^ just a|5|6
^ just the|11|-10
^ just|-10|-16
^ left|12|11
^ like|15|12
^ lost the|-29|0
^ lost|-52|0
^ mine|-49|0
^ my PERSON|-8|0
^ my|-19|8
^ neither|2|-9
^ never ASKED|-5|-1
^ never|-24|14
^ new ASKED|11|20
^ new|0|18
^ no ,|13|-6
^ no ASKED|7|3
^ no it|16|-10
^ none|10|-10
^ nope|9|-3
^ not ASKED|10|14
^ not a|14|-4
^ nothing ASKED|-10|-2
^ nothing|-12|-6
^ not|39|-5
^ no|-19|-31
^ one ASKED|11|-5
^ one of|12|8
^ one|17|5
^ only|-5|-22
^ on|18|13
^ put|9|-8
^ ran|6|-4
^ same ASKED|7|-13
^ same|23|-25
^ says|18|-15
^ silent|11|1
^ smooth|4|7
^ solid|-10|-1
^ stays|9|-4
^ steady|2|-15
^ still|21|21
^ the ASKED|-13|1
^ the TRIED|-43|0
^ there is|-15|17
^ there|-12|7
^ they are|-15|-3
^ they|-7|11
^ the|-33|-1
^ took|4|7
^ too|-20|0
^ unchanged|7|-6
^ was|-7|9
^ went|9|2
^ we|-18|2
^ what is|-17|0
^ what|-44|0
^ where|-30|0
^ which|-23|0
^ will not|26|-3
^ will|17|-3
^ yeah|8|7
^ yes|13|14
^ you can|5|7
^ you|30|-4
^|9|-3
a ASKED $|-19|2
a ASKED|-35|17
a NUMBER|6|3
a PLACE|-11|0
a TIME|2|-45
a TRIED $|-13|0
a TRIED|-26|4
a bit|-5|9
a new|14|1
about $|23|0
about NUMBER|9|16
about|27|31
across|5|-12
after|-3|17
again $|6|0
again|5|3
all $|29|-20
all ASKED|20|7
all NUMBER|-11|0
all TIME $|-10|10
all TIME|-2|6
all over $|9|0
all over|14|15
all the time|3|8
all the way|2|-5
all the|-7|1
all|15|-10
along|20|-13
always|-12|-19
am|-6|0
an TIME|4|3
an inch|26|-2
and ASKED|22|-24
and a|-27|0
and i am|-23|0
and it is|-31|30
and it|8|21
and i|-34|9
and the ASKED|6|-4
and they|3|13
and the|13|1
and|38|4
anything $|13|5
anywhere $|17|-10
anywhere|17|-10
any|20|-41
an|2|16
are all|18|-9
are|-55|-41
as a|-11|26
as it|4|-4
as i|3|-3
as the|-7|0
as well $|6|-9
as well|6|-9
as|29|-26
at all $|20|-10
at all|-6|8
at it|10|0
at the ASKED|9|0
at the|-2|11
at|-20|11
away $|15|0
away|22|-2
a|6|36
back $|-15|3
back|23|-6
bag|-21|0
bare|15|25
battery|-18|0
been ASKED|15|-26
been in|6|-9
been|-10|-13
before $|-16|0
before|-4|7
bent|20|11
be|1|-13
big|6|7
bit of|-1|-14
bits|-6|9
bit|-7|-3
black|19|-19
blank|3|-9
blue|4|-2
both ASKED|9|-28
both|24|-39
bottom|24|-3
bought it|-46|0
bought|-31|0
box|-17|-3
bright|6|3
broke|-9|0
built in|-18|0
built|-21|0
but the|-12|23
buttons|-55|0
but|42|50
by the|4|8
by|-2|22
cable $|6|0
cable|4|-29
came with|12|0
came|-14|-19
can ASKED|21|4
can not ASKED|-7|0
can not get|10|0
can not see|-27|0
can not tell|-6|0
can not|-40|7
can see|1|8
can|-8|33
case|-14|0
clean $|12|-7
clean|27|-15
clear $|9|-8
clear|7|-9
cold $|-7|-12
cold|-4|-11
comes on|-20|2
comes|26|16
come|4|22
corner|23|-11
could|2|6
covered in|-34|0
covered|-35|0
cover|-18|0
cuts|6|-1
cut|-20|0
dark|-37|-1
dead $|-21|9
dead|-28|-3
denied 0 absence|12|-7
denied 0 does1|15|-15
denied 0 have0|-8|11
denied 0 have1|6|8
denied 0 is0|17|-12
denied 0 is1|13|-6
denied 0 other0|14|12
denied 0 other1|4|3
denied 0 presence|10|20
denied 0 was0|-8|-3
denied 0 was1|-19|-21
denied 0 you0|-4|5
denied 0 you1|2|30
denied 0 |13|15
denied 1 absence|-9|46
denied 1 does0|-27|-18
denied 1 does1|-37|-8
denied 1 have0|25|-16
denied 1 have1|33|-5
denied 1 is0|-10|41
denied 1 is1|12|5
denied 1 other1|-18|-5
denied 1 presence|1|-44
denied 1 was1|11|4
denied 1 you0|12|-11
denied 1 you1|-6|10
denied 1 |-5|-3
denied 2 absence|1|6
denied 2 does0|19|-11
denied 2 does1|2|19
denied 2 is0|19|-8
denied 2 presence|7|-18
denied 2 was0|11|-8
denied 2 |7|-13
desk|-9|0
did|22|-16
dies|4|-32
display|-61|0
do i|-6|0
do not know|-10|0
do not|9|2
do you|-18|0
does it|12|0
does not ASKED|-17|-3
does nothing $|1|7
does nothing|17|-4
does not|1|-24
does|-7|24
door|-9|0
down $|13|3
down the|14|5
down|27|39
do|-50|1
dropped it|3|5
dropped|14|4
drop|8|-33
dry|15|27
each|6|10
echo false false absence|-4|10
echo false false does0|19|-3
echo false false does1|-15|-9
echo false false have0|5|6
echo false false have1|-5|-6
echo false false is0|-2|23
echo false false is1|26|12
echo false false other1|-13|-5
echo false false presence|8|-13
echo false false was0|5|-1
echo false false was1|4|-10
echo false false you0|-6|-10
echo false false you1|-5|8
echo false false |7|-3
echo false true absence|4|45
echo false true does0|-33|-13
echo false true does1|-10|-2
echo false true is0|12|17
echo false true is1|-27|0
echo false true presence|16|-39
echo false true was0|22|-3
echo false true you0|11|-7
echo false true you1|-14|0
echo false true |19|6
echo true false absence|9|-3
echo true false does0|-35|10
echo true false does1|12|1
echo true false have0|-6|-10
echo true false have1|12|14
echo true false is0|32|-18
echo true false is1|-23|-10
echo true false presence|-18|13
echo true false was0|-14|-5
echo true false was1|-12|-7
echo true false you0|-5|9
echo true false you1|12|6
echo true false |-11|10
echo true true does0|38|-21
echo true true presence|26|-8
echo true true |21|-15
either $|22|-12
either|29|-2
else|-26|0
empty $|1|-5
empty|2|-6
end $|29|-9
end|35|-4
enough|-28|0
even|39|-57
ever $|-15|0
every TIME|21|13
everything|16|11
everywhere $|-7|0
everywhere|-27|-17
every|50|-39
fell|-16|0
fine $|14|-21
fine ,|2|-28
fine|28|-17
finger|7|-17
first no|24|-35
first yes|12|33
first|19|-2
fixed|-6|0
flat|1|-31
flex|27|-15
for TIME $|-7|7
for TIME|7|6
for a|14|4
form does0|-7|-27
form does1|-13|-3
form have0|16|-5
form have1|43|2
form is0|20|21
form is1|-19|2
form other0|13|12
form other1|-14|-2
form was0|7|-9
form was1|-2|-18
form you0|0|-8
form you1|-4|35
for|1|17
found|-14|0
from the|10|-16
from|24|-2
front|10|-1
full of|-17|0
full|-16|-11
gave|-6|0
gets|28|11
get|3|15
glass|-49|0
glued|-37|0
go $|5|8
goes $|7|-11
goes in|9|-2
goes off|12|-4
goes|28|19
going|23|6
gone $|28|-56
gone|-6|-18
good|11|37
got a|4|8
got it|-14|5
got no|-19|0
got|-39|13
go|1|29
green|24|16
had a|2|18
had it|-11|-1
had|-13|7
handle|-12|0
hand|-6|4
hard|19|-5
has a|-30|0
has|-37|4
have a|-11|0
have not|-10|0
have no|16|0
have only|-16|0
have to|23|13
have|-22|13
hear it|4|9
hear|-9|9
here $|-27|0
here|-48|0
hold it|21|46
hold|19|49
hole $|19|0
hole|19|20
home|-18|0
hot|-11|0
house|-52|0
how do|-6|0
how|-31|0
i ASKED|2|4
i TRIED|7|-10
i can not|-18|0
i can|15|11
i could|24|0
i do not|-18|0
i do|14|3
i get|11|9
i have not|-6|0
i have only|-7|0
i have|-11|-2
i know|-12|0
i never|-24|0
i only|-22|0
i put|9|0
i think|6|0
i was|-9|0
i will|-8|0
if i|16|7
if|5|-1
in $|4|17
in ,|5|-1
in ASKED|-4|-11
in NUMBER|18|11
in TIME|14|-9
in and|-3|-30
in a|-14|-28
in it $|13|-5
in it is|12|0
in it|7|-9
in my|17|6
in the ASKED|-5|-4
in the PLACE|1|-12
in the middle|26|10
in there $|5|21
in there|1|19
inch|27|-14
into|-19|-14
in|19|-7
is $|-9|0
is ASKED $|11|-9
is ASKED|16|13
is NUMBER|-34|0
is PLACE|-16|0
is a ASKED|12|0
is all|-19|12
is an|-7|0
is been|0|8
is dead|-13|12
is fine|7|-1
is gone|11|10
is got a|9|0
is got|-9|1
is in the|-32|0
is in|-5|10
is just|-20|-8
is no ASKED|6|0
is not|4|15
is no|-24|0
is off|-8|0
is one|-5|-3
is on|-2|25
is stuck|-22|0
is that|-34|0
is the|-6|-6
is too|-11|0
is|-21|-8
it $|14|-2
it ,|2|-23
it ASKED $|-3|-5
it ASKED|-2|-12
it all|-11|-9
it and it|5|-9
it and|-5|16
it at|-17|0
it came|-12|0
it does not|14|-19
it does|8|-2
it every|12|3
it goes $|2|-21
it goes|17|3
it has|8|0
it in the|-9|0
it in|6|12
it is ASKED|10|0
it is PLACE|9|0
it is all|-13|7
it is a|-1|-22
it is been|-2|6
it is gone|9|11
it is in|3|15
it is just|-4|-8
it is my|-7|0
it is not|7|19
it is on|-7|20
it is the|26|-12
it is|29|-21
it just|27|0
it last TIME|-13|0
it last|-12|-1
it like|-6|0
it off|-19|1
it on the|11|-9
it on|-9|-5
it out|6|-7
it says|-2|11
it up|2|-8
it was|5|-2
it went|10|9
it will not|8|27
it will|8|26
it with|2|4
itself|0|-10
its|31|-1
it|8|16
i|-28|26
just as|4|-19
just a|7|8
just the|9|-14
just|31|1
keeps|10|-23
know $|-24|0
knows|-18|0
know|-30|0
lamp|14|-2
laptop|-11|-4
last TIME $|8|-1
last TIME|-5|-1
last|10|10
later|14|0
lead $|-19|0
lead|-7|-16
lean on|4|7
lean|4|7
leave|-7|0
led|9|6
length 0|32|-31
length 1|5|-2
length 2|-35|-16
length 3|6|-20
length 4|6|45
length 5|32|0
level|4|-2
life|12|6
lights|-13|-13
light|-20|-17
like a|19|2
like that $|10|0
like|50|-21
line|8|-9
little|22|11
lit|12|19
loads of|-42|0
loads|-53|-6
long|-14|-5
looks|1|21
look|-17|2
loose|20|-7
lost the|-30|0
lost|-89|0
lot|17|3
loud|-10|0
low|14|-35
makes|6|-2
make|7|0
maybe|-42|0
me $|-18|0
mean|-24|0
me|-49|8
middle|31|15
might|-9|0
mine is|-10|0
mine|-23|0
missing $|-33|0
missing|-46|-7
more|49|9
moved|1|13
my ASKED|-6|0
my hand|18|4
my|-17|34
nail|17|7
near the|3|-4
need|-39|0
neither|20|4
never ASKED|-12|-5
never been|15|7
never|-37|-20
new $|3|-11
new ASKED|11|20
new|12|11
next|15|15
nice|4|13
no ,|17|0
no ASKED $|13|-6
no ASKED ,|19|-11
no ASKED no|5|-1
no ASKED on|-23|0
no ASKED|10|10
no TRIED $|9|0
no TRIED|-4|-3
no it is|11|-6
no it|17|-10
no light|-12|0
nobody|-9|0
none|10|-14
nope|9|-3
normal|-7|-10
not $|-22|0
not ASKED $|3|-7
not ASKED ,|11|-4
not ASKED at|-3|-8
not ASKED|-6|-9
not TRIED it|-6|0
not TRIED|31|0
not a|6|-8
not been|-11|0
not even|22|-4
not get|12|0
not got|-17|0
not go|21|1
not have|-17|0
not open|-13|0
not say $|-8|0
not say|-14|0
not see|-38|0
not sure|-22|0
not tell|-8|0
not turn|-11|0
nothing $|38|10
nothing ASKED|-10|-2
nothings|8|-79
nothing|71|-25
not|-43|17
now $|-45|0
now|4|57
no|0|17
numbers|10|3
of ASKED|-17|25
of it $|9|0
of it|-3|-11
of them|14|2
of the|-4|-11
of those|12|0
off $|-12|-8
off it|29|14
off the|11|0
off|-22|-2
of|5|-4
ok $|13|2
ok|7|19
old|12|-29
on $|7|-30
on TIME|5|7
on a|18|-2
on it $|0|12
on it ,|-18|0
on it|-11|-23
on my|-22|0
on that|-15|0
on the ASKED|13|9
on the PLACE|-14|0
on the|6|7
once|-19|-26
one $|-10|-9
one ,|-15|0
one ASKED $|-27|0
one ASKED|-13|-12
one is|13|40
one|6|-8
only $|-17|0
only ever|21|0
only one|-37|0
only the|-5|4
only|-43|-31
on|8|7
opens no|48|-24
opens yes|32|44
opens |-5|-16
open|-25|-2
orange|24|3
or|42|-23
other|20|34
out $|12|-9
out of it|-15|0
out of|-20|8
out|1|-9
over $|2|18
over it|-11|1
over the|5|-2
overnight|-20|0
over|1|28
own|7|-20
perfect $|4|-2
perfect|5|-14
phone|8|-11
pin|9|0
place|8|0
plays|16|-8
plugged in|2|8
plugged|-18|8
plug|-30|-3
press|-33|-6
pulled|-6|2
pull|-27|0
push|3|-3
put|22|9
quiet $|5|12
quiet|14|8
ran|10|-14
read no|32|-67
read null|-47|6
read yes|48|71
really|-11|0
red|15|10
right|36|-28
ring|7|-3
rock|19|-2
round $|4|-13
round the|25|20
round|21|-19
runs|-16|6
run|-34|0
same $|9|5
same ASKED|7|-14
same|35|-34
says no|7|18
says|19|-12
say|-10|0
screen|-16|-16
sealed|-25|0
second|-3|-50
see $|-13|0
see it|21|0
see|-19|13
set|34|0
short|-14|0
should|18|-43
shut|-40|1
side $|3|5
side|10|8
silent $|7|-3
silent|26|-5
since|-3|15
sits|35|-28
slow|8|-5
snapped $|-6|24
snapped|-15|24
so it|19|0
so i|-14|0
solid|5|-3
something|-35|0
some|-12|0
sound $|16|-13
sound|26|-14
so|-65|26
spins|8|9
spin|-8|10
split|15|-9
spotless|5|-2
spot|4|-15
stays|44|-23
steady|3|-15
stiff|2|-32
still|50|-44
stone|5|-16
stood|10|-33
stops|-10|-8
stop|14|2
straight|23|-7
stuck|-25|1
stuff|6|0
sure|-22|0
switch|-12|0
takes|-46|9
take|33|13
tells nothing|-181|11
tell|-27|0
that i can|12|0
that is|23|-16
that i|6|0
that|-20|26
the ASKED $|4|-11
the ASKED ,|10|0
the ASKED|15|23
the NUMBER|32|0
the PERSON|-9|0
the PLACE $|-13|-29
the PLACE ,|-17|0
the PLACE|-28|-6
the TIME|23|-4
the TRIED $|10|12
the TRIED|9|-11
the back|-11|-23
the bottom|24|-3
the desk|-10|0
the end|6|-1
the front|10|0
the lead|-9|0
the left|6|-12
the middle|28|10
the one|-6|-15
the plug|-12|0
the same $|7|4
the same|4|-15
the time|3|8
the top|21|-10
the way|-9|-5
them $|8|-5
them|40|-2
then|14|17
there $|18|20
there ,|-11|0
there is a|21|-3
there is no|-24|0
there is|-2|8
there|22|-6
they are|-8|-2
they|-1|-6
the|2|-6
thing $|-19|0
thing|5|17
think|6|0
this|-41|-12
through $|24|-24
through|7|-9
tight $|7|13
tight|17|28
till|11|-27
time $|4|4
time no|16|-29
time null|2|-7
time yes|22|35
time|26|-5
tiny|-7|0
to ASKED $|14|0
to ASKED|-7|-11
to be|-8|0
to it $|-11|0
to it|-2|10
to me|-20|0
to the|-2|7
told false|-79|8
told true|54|-7
too $|54|-10
took|4|11
too|-25|-10
top|18|8
touched|13|-12
touch|-18|-12
to|-15|21
tried|2|-23
turn|-4|-29
tv|-29|0
unchanged $|6|-14
unchanged|15|-20
up $|4|-7
up|22|10
used it|-33|0
used to|68|12
used|-7|19
use|-28|0
warm|1|-8
was|13|5
water|-2|13
way $|0|11
way|9|11
we have|-24|0
wee|18|0
well $|6|-9
well|7|-8
went|9|7
wet|7|11
we|-15|9
what is|-20|0
whatever i|20|-8
whatever|20|-18
what|-33|0
when i TRIED|3|-11
when it|-5|-11
when i|14|17
when|11|19
where it|13|0
where the|10|16
where|-6|1
which|-46|0
while|6|13
white|7|0
who knows|-18|0
who|-26|0
will not ASKED|2|-4
will not come|-30|0
will not|-3|3
will|-20|0
windows|-16|0
wired|-14|0
wire|3|20
with a|0|7
with it|-3|-14
with my|15|10
with the|-10|2
without|-54|2
with|-2|22
work $|-38|0
works|10|-1
work|-64|0
would not|6|0
would|-53|0
yeah|15|22
yes $|12|6
yes|28|38
yet $|-25|0
yet|-35|0
you can|0|14
you mean|-24|0
you|5|-26
~, ASKED|24|-20
~, NUMBER|8|-3
~, TRIED|9|10
~, all|-8|-25
~, dead|9|7
~, it is|8|-5
~, it just|27|-3
~, it x|-9|0
~, it|15|-8
~, i|-12|6
~, just x|9|-4
~, just|21|-8
~, never|1|5
~, no ASKED|9|30
~, no x|0|-14
~, nothing $|3|-5
~, nothing|25|-13
~, not|6|-9
~, no|0|15
~, same x|4|-2
~, same|8|4
~, still|9|-10
~, the x|25|19
~, the|12|17
~, x $|12|-11
~, x ,|5|-3
~, x it|18|-15
~, x x|-11|-15
~, x|31|14
~? $|-39|0
~ASKED $|-6|-11
~ASKED , it|-13|-5
~ASKED , just|-7|-1
~ASKED , no|8|13
~ASKED , x|23|11
~ASKED ,|4|26
~ASKED ASKED $|9|18
~ASKED ASKED|-2|23
~ASKED NUMBER|12|10
~ASKED all|6|-8
~ASKED and it|14|23
~ASKED and x|4|-10
~ASKED and|-12|6
~ASKED any|36|0
~ASKED are x|-15|3
~ASKED are|4|-22
~ASKED as|6|4
~ASKED at all|-5|12
~ASKED at|-2|22
~ASKED a|9|0
~ASKED back|5|11
~ASKED does not|6|0
~ASKED does|7|3
~ASKED down|5|-23
~ASKED fine|7|-6
~ASKED for|-11|4
~ASKED has|-22|13
~ASKED in|-19|-21
~ASKED is x|38|-3
~ASKED is|16|-1
~ASKED it $|-29|-19
~ASKED it x|7|0
~ASKED it|18|19
~ASKED just|6|-3
~ASKED like|8|18
~ASKED no|7|-2
~ASKED off|-34|-2
~ASKED on it|-19|0
~ASKED on the|-3|9
~ASKED one|27|23
~ASKED on|9|3
~ASKED out|-28|0
~ASKED the ASKED|4|4
~ASKED the x|9|13
~ASKED there|1|-6
~ASKED the|17|-16
~ASKED to x|6|0
~ASKED to|-32|-1
~ASKED will not|15|0
~ASKED will|27|0
~ASKED with|2|12
~ASKED x $|-9|32
~ASKED x ,|9|-13
~ASKED x and|0|18
~ASKED x on|-10|-15
~ASKED x x|7|-26
~ASKED x|7|4
~NUMBER $|19|5
~NUMBER ,|18|22
~NUMBER ASKED $|-21|3
~NUMBER ASKED|-3|7
~NUMBER TIME $|-14|12
~NUMBER TIME|-4|19
~NUMBER and|10|-11
~NUMBER of|-7|-9
~NUMBER x $|17|-11
~NUMBER x x|-5|7
~NUMBER x|-9|-8
~PERSON $|-13|0
~PERSON x it|-11|0
~PERSON x|-17|6
~PLACE $|-11|-18
~PLACE ,|-21|0
~PLACE a|-17|0
~PLACE the x|-21|-7
~PLACE the|-21|-7
~PLACE x $|11|0
~PLACE x|-8|0
~TIME ,|31|9
~TRIED $|-16|13
~TRIED ,|10|-11
~TRIED TRIED|-31|0
~TRIED and it|5|3
~TRIED and|27|28
~TRIED is|-14|0
~TRIED it x|24|-6
~TRIED it|25|13
~TRIED on|-39|0
~TRIED the|2|10
~TRIED x|-16|13
~^ ASKED ASKED|-13|27
~^ ASKED are|12|0
~^ ASKED is|16|5
~^ ASKED it|7|4
~^ ASKED like|6|21
~^ ASKED x|5|-12
~^ ASKED|4|8
~^ NUMBER ASKED|6|-17
~^ NUMBER x|4|5
~^ NUMBER|32|25
~^ PERSON x|-23|0
~^ PERSON|-53|0
~^ TRIED it|5|3
~^ TRIED x|-7|20
~^ a x|13|-15
~^ all x|13|23
~^ all|18|-5
~^ always|-2|-12
~^ a|21|8
~^ been|18|-11
~^ both|18|2
~^ bought it|-39|0
~^ bought|-37|0
~^ came|-7|4
~^ can not|-9|-4
~^ could|-10|0
~^ dead|14|-3
~^ did|24|0
~^ does not|24|-7
~^ does|6|-8
~^ do|-18|0
~^ even|13|2
~^ every|9|-12
~^ full|-6|-12
~^ goes|12|-15
~^ got|10|-10
~^ had|15|-2
~^ have|8|0
~^ how do|-6|0
~^ how|-15|0
~^ i am|-7|0
~^ i can|13|7
~^ i do|-7|0
~^ i have|4|-13
~^ i never|-19|0
~^ i only|-22|0
~^ i x|-4|10
~^ if i|5|3
~^ if|6|3
~^ it ASKED|17|-22
~^ it does|-5|-11
~^ it is|-30|21
~^ it was|-4|-4
~^ it will|-12|0
~^ it x|11|6
~^ it|-36|-27
~^ i|-66|-1
~^ just a|5|6
~^ just the|11|-10
~^ just x|-10|8
~^ just|-10|-16
~^ like|15|12
~^ mine|-49|0
~^ my PERSON|-8|0
~^ my x|11|5
~^ my|-19|8
~^ neither|2|-9
~^ never ASKED|-5|-1
~^ never x|-30|0
~^ never|-24|14
~^ new ASKED|11|20
~^ new|0|18
~^ no ,|13|-6
~^ no ASKED|7|3
~^ no it|16|-10
~^ no x|-34|0
~^ none|10|-10
~^ nope|9|-3
~^ not ASKED|10|14
~^ not a|14|-4
~^ not x|-30|0
~^ nothing ASKED|-10|-2
~^ nothing x|-5|-16
~^ nothing|-12|-6
~^ not|39|-5
~^ no|-19|-31
~^ one ASKED|11|-5
~^ one of|12|8
~^ one x|-9|-20
~^ one|17|5
~^ only x|-8|0
~^ only|-5|-22
~^ on|18|13
~^ put|9|-8
~^ same ASKED|7|-13
~^ same x|4|3
~^ same|23|-25
~^ says|18|-15
~^ silent|11|1
~^ solid|-10|-1
~^ stays|9|-4
~^ still x|0|-7
~^ still|21|21
~^ the ASKED|-13|1
~^ the TRIED|-43|0
~^ the x|7|-6
~^ there is|-15|17
~^ there|-12|7
~^ they are|-15|-3
~^ they x|-18|6
~^ they|-7|11
~^ the|-33|-1
~^ took|4|7
~^ too|-20|0
~^ was|-7|9
~^ went|9|2
~^ we|-18|2
~^ what is|-17|0
~^ what|-44|0
~^ where|-30|0
~^ which|-23|0
~^ will not|26|-3
~^ will|17|-3
~^ x $|19|6
~^ x ,|14|-12
~^ x ASKED|-18|-10
~^ x NUMBER|12|3
~^ x and|-12|13
~^ x are|-25|0
~^ x as|24|-2
~^ x at|12|24
~^ x a|-14|7
~^ x dead|-27|0
~^ x in|2|9
~^ x is|-5|2
~^ x it|26|18
~^ x like|6|-13
~^ x my|-2|-14
~^ x off|7|-19
~^ x of|14|15
~^ x on|-6|4
~^ x out|13|17
~^ x the|0|-36
~^ x to|6|-7
~^ x up|-15|-13
~^ x when|8|1
~^ x will|-16|0
~^ x with|11|-10
~^ x x|-29|11
~^ x|6|-9
~^ yeah|8|7
~^ yes|13|14
~^ you can|5|7
~^ you|30|-4
~a ASKED $|-19|2
~a ASKED x|2|4
~a ASKED|-35|17
~a NUMBER|6|3
~a PLACE|-11|0
~a TIME|2|-45
~a TRIED $|-13|0
~a TRIED|-26|4
~a bit|-5|9
~a new|14|1
~a x $|2|-31
~a x ,|6|23
~a x ASKED|-22|-7
~a x and|7|13
~a x in|20|9
~a x of|28|-6
~a x on|-7|-6
~a x x|-1|9
~a x|18|-17
~about $|23|0
~about NUMBER|9|16
~again $|6|0
~all $|29|-20
~all ASKED|20|7
~all NUMBER|-11|0
~all TIME $|-10|10
~all TIME|-2|6
~all over $|9|0
~all over|14|15
~all the time|3|8
~all the x|-4|-4
~all the|-7|1
~all x $|14|27
~all x ,|15|-21
~all x x|-19|-1
~all x|14|12
~always x|-5|-18
~am x|13|0
~an TIME|4|3
~an x $|6|-9
~an x|6|11
~and ASKED|22|-24
~and a|-27|0
~and i am|-23|0
~and it is|-31|30
~and it x|24|-2
~and it|8|21
~and i|-34|9
~and the ASKED|6|-4
~and the x|3|6
~and they|3|13
~and the|13|1
~and x $|9|8
~and x x|8|0
~and x|14|20
~any x|-14|0
~anything $|13|5
~are all|18|-9
~are x $|13|4
~are x|-20|1
~as a x|10|26
~as a|-11|26
~as it|4|-4
~as i|3|-3
~as the|-7|0
~as x $|8|-3
~as x|28|23
~at all $|20|-10
~at all|-6|8
~at it|10|0
~at the ASKED|9|0
~at the x|-12|18
~at the|-2|11
~at x|6|13
~back $|-15|3
~be x|-12|0
~been ASKED|15|-26
~been in|6|-9
~been x $|-20|0
~been x|-6|3
~before $|-16|0
~bit of|-1|-14
~bit x|-7|0
~both ASKED|9|-28
~both x|9|-5
~bought it|-46|0
~but the x|-15|0
~but the|-12|23
~but x|-19|0
~by the x|-13|6
~by the|4|8
~by x|-7|-7
~came with|12|0
~can ASKED|21|4
~can not ASKED|-7|0
~can not get|10|0
~can not see|-27|0
~can not tell|-6|0
~can not x|-16|0
~can not|-40|7
~can see|1|8
~clean $|12|-7
~cold $|-7|-12
~comes on|-20|2
~dead $|-21|9
~dead x|10|0
~do i|-6|0
~do not know|-10|0
~do not x|30|0
~do not|9|2
~do you|-18|0
~does it|12|0
~does not ASKED|-17|-3
~does not x|15|-13
~does nothing $|1|7
~does nothing|17|-4
~does not|1|-24
~down $|13|3
~down the x|14|4
~down the|14|5
~empty $|1|-5
~even x|14|-16
~ever $|-15|0
~every TIME|21|13
~every x|11|-2
~fine $|14|-21
~fine ,|2|-28
~for TIME $|-7|7
~for TIME|7|6
~for a x|13|-15
~for a|14|4
~from the x|0|-18
~from the|10|-16
~from x|1|6
~full of|-17|0
~go $|5|8
~goes $|7|-11
~goes in|9|-2
~goes off|12|-4
~goes x|-1|6
~got a x|6|7
~got a|4|8
~got it|-14|5
~got no|-19|0
~got x|2|11
~had a|2|18
~had it|-11|-1
~has a x|-9|0
~has a|-30|0
~has x|18|-18
~have a|-11|0
~have not x|28|0
~have not|-10|0
~have no|16|0
~have only|-16|0
~have to x|18|1
~have to|23|13
~have x|8|3
~hear it|4|9
~here $|-27|0
~how do|-6|0
~i ASKED|2|4
~i TRIED|7|-10
~i am x|13|0
~i can not|-18|0
~i can|15|11
~i could|24|0
~i do not|-18|0
~i do|14|3
~i get|11|9
~i have not|-6|0
~i have only|-7|0
~i have x|-10|0
~i have|-11|-2
~i know|-12|0
~i never|-24|0
~i only|-22|0
~i put|9|0
~i think|6|0
~i was|-9|0
~i will|-8|0
~i x $|-9|-12
~i x it|15|11
~i x on|24|16
~i x the|-13|10
~i x|7|26
~if i x|9|5
~if i|16|7
~in $|4|17
~in ,|5|-1
~in ASKED|-4|-11
~in NUMBER|18|11
~in TIME|14|-9
~in a x|-11|-1
~in and|-3|-30
~in a|-14|-28
~in it $|13|-5
~in it is|12|0
~in it|7|-9
~in my x|10|6
~in my|17|6
~in the ASKED|-5|-4
~in the PLACE|1|-12
~in the x|-1|15
~in there $|5|21
~in there|1|19
~in x $|-12|26
~in x x|-16|0
~in x|-20|21
~is $|-9|0
~is ASKED $|11|-9
~is ASKED|16|13
~is NUMBER|-34|0
~is PLACE|-16|0
~is a ASKED|12|0
~is a x|26|3
~is all x|-51|19
~is all|-19|12
~is an|-7|0
~is been|0|8
~is dead|-13|12
~is fine|7|-1
~is got a|9|0
~is got|-9|1
~is in the|-32|0
~is in|-5|10
~is just|-20|-8
~is my x|-8|0
~is no ASKED|6|0
~is not x|-20|0
~is not|4|15
~is no|-24|0
~is off|-8|0
~is one|-5|-3
~is on|-2|25
~is stuck|-22|0
~is that|-34|0
~is the x|9|-10
~is the|-6|-6
~is too x|-11|0
~is too|-11|0
~is x $|-34|-7
~is x ,|24|23
~is x and|-29|-2
~is x in|10|-10
~is x on|-9|0
~is x x|-32|11
~is x|3|-6
~it $|14|-2
~it , x|-1|-10
~it ,|2|-23
~it ASKED $|-3|-5
~it ASKED|-2|-12
~it all|-11|-9
~it and it|5|-9
~it and|-5|16
~it at|-17|0
~it came|-12|0
~it does not|14|-19
~it does|8|-2
~it every|12|3
~it goes $|2|-21
~it goes|17|3
~it has|8|0
~it in the|-9|0
~it in|6|12
~it is ASKED|10|0
~it is PLACE|9|0
~it is all|-13|7
~it is a|-1|-22
~it is been|-2|6
~it is in|3|15
~it is just|-4|-8
~it is my|-7|0
~it is not|7|19
~it is on|-7|20
~it is the|26|-12
~it is x|4|4
~it is|29|-21
~it just x|5|3
~it just|27|0
~it last TIME|-13|0
~it last|-12|-1
~it like|-6|0
~it off|-19|1
~it on the|11|-9
~it on|-9|-5
~it out|6|-7
~it says|-2|11
~it up|2|-8
~it was x|-5|3
~it was|5|-2
~it went|10|9
~it will not|8|27
~it will|8|26
~it with|2|4
~it x $|1|11
~it x ,|9|8
~it x the|5|1
~it x up|8|0
~it x x|0|14
~it x|36|-2
~just a x|3|6
~just as|4|-19
~just a|7|8
~just the|9|-14
~just x|18|0
~know $|-24|0
~last TIME $|8|-1
~last TIME|-5|-1
~like a x|18|18
~like a|19|2
~like that $|10|0
~like x $|23|15
~like x|30|2
~me $|-18|0
~mine is|-10|0
~my ASKED|-6|0
~my x $|-16|12
~my x x|21|-15
~my x|28|9
~never ASKED|-12|-5
~never been x|5|8
~never been|15|7
~never x $|31|-24
~never x|12|-22
~new $|3|-11
~new ASKED|11|20
~no ,|17|0
~no ASKED $|13|-6
~no ASKED ,|19|-11
~no ASKED no|5|-1
~no ASKED on|-23|0
~no ASKED x|33|-10
~no ASKED|10|10
~no TRIED $|9|0
~no TRIED|-4|-3
~no it is|11|-6
~no it|17|-10
~no x $|-2|-17
~no x ,|38|0
~no x x|-6|-3
~no x|-47|6
~not $|-22|0
~not ASKED $|3|-7
~not ASKED ,|11|-4
~not ASKED at|-3|-8
~not ASKED|-6|-9
~not TRIED it|-6|0
~not TRIED|31|0
~not a x|10|-7
~not a|6|-8
~not been|-11|0
~not even|22|-4
~not get|12|0
~not got|-17|0
~not go|21|1
~not have|-17|0
~not open|-13|0
~not say $|-8|0
~not say|-14|0
~not see|-38|0
~not sure|-22|0
~not tell|-8|0
~not turn|-11|0
~not x $|-25|-11
~not x it|36|0
~not x x|-11|0
~not x|9|22
~nothing $|38|10
~nothing ASKED|-10|-2
~nothing x $|22|-8
~nothing x|8|-22
~now $|-45|0
~of ASKED|-17|25
~of it $|9|0
~of it|-3|-11
~of the x|-9|-6
~of them x|-6|0
~of them|14|2
~of the|-4|-11
~of those|12|0
~of x $|10|-12
~of x|9|-13
~off $|-12|-8
~off it|29|14
~off the x|10|3
~off the|11|0
~off x|-17|0
~ok $|13|2
~on $|7|-30
~on TIME|5|7
~on a x|3|-6
~on a|18|-2
~on it $|0|12
~on it ,|-18|0
~on it|-11|-23
~on my|-22|0
~on that|-15|0
~on the ASKED|13|9
~on the PLACE|-14|0
~on the x|11|23
~on the|6|7
~on x $|-17|10
~on x|-3|-13
~one $|-10|-9
~one ,|-15|0
~one ASKED $|-27|0
~one ASKED|-13|-12
~one is x|-7|-17
~one is|13|40
~one x $|-15|-9
~one x x|22|0
~one x|-48|-9
~only $|-17|0
~only ever|21|0
~only one|-37|0
~only the|-5|4
~only x|-44|-7
~out $|12|-9
~out of it|-15|0
~out of|-20|8
~over $|2|18
~over it|-11|1
~over the|5|-2
~quiet $|5|12
~same $|9|5
~same ASKED|7|-14
~same x $|5|-15
~same x|10|-15
~says no|7|18
~see $|-13|0
~see it|21|0
~silent $|7|-3
~so it|19|0
~so i|-14|0
~so x|-13|0
~some x|-7|0
~sound $|16|-13
~stays x $|2|-7
~stays x|-2|-12
~still x $|11|-37
~still x|13|-43
~that i can|12|0
~that is x|-6|0
~that is|23|-16
~that i|6|0
~that x $|-40|0
~that x|-9|14
~the ASKED $|4|-11
~the ASKED ,|10|0
~the ASKED x|-12|-7
~the ASKED|15|23
~the NUMBER|32|0
~the PERSON|-9|0
~the PLACE $|-13|-29
~the PLACE ,|-17|0
~the PLACE|-28|-6
~the TIME|23|-4
~the TRIED $|10|12
~the TRIED|9|-11
~the back|-11|-23
~the one x|-44|0
~the one|-6|-15
~the same $|7|4
~the same x|3|-18
~the same|4|-15
~the time|3|8
~the x $|-31|9
~the x ,|-2|-29
~the x ASKED|19|-13
~the x PLACE|-23|0
~the x and|-5|-15
~the x in|-19|0
~the x is|-14|9
~the x it|16|-21
~the x i|-7|0
~the x of|-6|0
~the x one|7|-1
~the x that|20|24
~the x x|17|10
~the x|7|38
~them $|8|-5
~them x|-20|0
~then x $|6|11
~then x|9|12
~there $|18|20
~there ,|-11|0
~there is a|21|-3
~there is no|-24|0
~there is|-2|8
~they are x|-8|0
~they are|-8|-2
~they x|-6|16
~thing $|-19|0
~tight $|7|13
~time $|4|4
~to ASKED $|14|0
~to ASKED|-7|-11
~to be|-8|0
~to it $|-11|0
~to it|-2|10
~to me|-20|0
~to the x|10|9
~to the|-2|7
~to x $|-16|3
~to x it|6|12
~to x|14|-6
~too $|54|-10
~too x|-65|0
~up $|4|-7
~up x|4|2
~used it|-33|0
~used to|68|12
~we have|-24|0
~what is|-20|0
~when i TRIED|3|-11
~when i x|25|17
~when it x|-5|-2
~when it|-5|-11
~when i|14|17
~where it|13|0
~where the|10|16
~who knows|-18|0
~will not ASKED|2|-4
~will not come|-30|0
~will not x|5|8
~will not|-3|3
~with a x|6|5
~with a|0|7
~with it|-3|-14
~with my x|15|10
~with my|15|10
~with the x|-18|-1
~with the|-10|2
~with x $|-36|-3
~with x|-32|-3
~work $|-38|0
~would not|6|0
~x $|26|-4
~x , ASKED|16|-17
~x , can|-6|0
~x , it|21|12
~x , i|-26|0
~x , just|26|-1
~x , nothing|19|-4
~x , no|-13|-7
~x , same|-7|-11
~x , x|-6|25
~x ,|-2|35
~x ASKED $|41|-1
~x ASKED ,|4|4
~x ASKED and|-3|6
~x ASKED x|-5|7
~x ASKED|39|4
~x NUMBER $|21|0
~x NUMBER x|-20|-3
~x NUMBER|7|34
~x PLACE $|9|0
~x PLACE the|-25|0
~x PLACE|-26|11
~x TIME|6|-2
~x TRIED|12|2
~x a x|-7|31
~x about|-5|-7
~x all over|11|13
~x all the|12|4
~x all x|-2|-16
~x all|11|-5
~x and it|-8|3
~x and i|-31|0
~x and the|17|13
~x and x|7|-13
~x and|31|-2
~x are x|-12|0
~x are|-42|22
~x as a|-16|24
~x as|7|-1
~x at all|35|-23
~x at the|16|29
~x at|23|-25
~x a|0|37
~x back|27|13
~x been|23|-19
~x but|3|5
~x by the|-9|4
~x by|-5|-2
~x clean|9|-4
~x cold|3|-6
~x dead|-28|-5
~x does|-17|-5
~x down $|-11|0
~x down|-3|3
~x dry|3|-3
~x even|15|-9
~x every|8|10
~x fine $|1|-9
~x fine|4|-6
~x for|-19|-10
~x from the|9|10
~x from|16|8
~x goes|-21|18
~x go|17|10
~x had|-18|0
~x has|-5|15
~x have|-11|0
~x i x|7|-13
~x in $|0|7
~x in ,|11|0
~x in a|7|0
~x in it|13|1
~x in there|3|22
~x in the|26|13
~x in x|-35|0
~x into|6|-15
~x in|-12|14
~x is|-37|19
~x it $|-10|4
~x it ,|10|-19
~x it and|-1|5
~x it in|-1|21
~x it is|21|-9
~x it on|-32|0
~x it to|-6|0
~x it x|18|-7
~x it|8|23
~x i|36|-16
~x just|-26|-1
~x like a|4|-4
~x like x|19|-7
~x like|30|-7
~x me|-20|0
~x my x|2|-13
~x my|-17|-13
~x not|-15|0
~x now $|-16|0
~x now|-9|0
~x no|-5|11
~x of the|-9|-7
~x of x|12|-13
~x off $|1|17
~x off|-7|16
~x of|40|31
~x on $|-13|-12
~x on a|13|5
~x on it|24|-24
~x on the|-6|8
~x one $|-17|0
~x one is|-7|-13
~x one x|14|4
~x one|-2|4
~x only $|-18|0
~x only|-19|0
~x on|2|-10
~x out $|-10|10
~x out|20|10
~x over $|-12|0
~x over it|-13|0
~x over|-27|17
~x since|21|-16
~x so i|-12|0
~x still|3|-23
~x that is|17|-24
~x that|-17|2
~x the ASKED|-7|0
~x the TRIED|5|-22
~x the x|13|-9
~x them|-5|-5
~x then|3|-3
~x there $|-8|25
~x there|19|17
~x the|42|-16
~x thing|-7|0
~x to the|-2|-7
~x to x|14|2
~x too $|28|-12
~x too|-2|-12
~x to|15|-31
~x up $|2|6
~x up|25|20
~x when i|0|14
~x when|-10|7
~x where|19|0
~x will not|-19|0
~x will|-19|0
~x with a|-12|7
~x with the|11|0
~x with x|3|-4
~x with|11|1
~x x $|14|-4
~x x ,|-23|3
~x x ASKED|60|-5
~x x all|9|0
~x x and|10|-9
~x x down|6|5
~x x from|16|0
~x x in|-5|34
~x x is|-6|0
~x x it|-8|11
~x x i|13|0
~x x off|19|7
~x x on|9|21
~x x out|0|12
~x x over|-25|0
~x x the|15|30
~x x to|-24|1
~x x up|14|-2
~x x with|13|0
~x x x|27|30
~x x|10|11
~yes $|12|6
~yet $|-25|0
~you can|0|14
~you mean|-24|0
~you x|-3|6
`;
