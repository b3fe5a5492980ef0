// A table that a script writes, one line a sign.
/* oxlint-disable max-lines */
/**
 * What each sign of an answer is worth for its settling anything, and for its settling it by a yes, in
 * hundredths of logarithms of odds. Written by `npm run fit:answers -- --write`, which fits them to
 * answers written for it.
 */
export const answerWeights = `
$|10|-4
, ASKED|18|-14
, NUMBER|15|-4
, TRIED|15|16
, all|-6|-30
, dead|8|2
, it is|10|-10
, it just|26|-2
, it|12|-7
, i|-13|5
, just|19|-9
, never|7|6
, no ASKED|2|30
, nothing $|3|-3
, nothing|26|-10
, not|7|-8
, no|-2|10
, same|9|6
, still|7|-9
, the|10|9
,|3|-24
= like +|-8|2
= like -|-5|-18
= like|-13|46
= means +|15|-36
= means -|-3|14
= means|12|-15
= phrases +|27|-14
= phrases -|17|-31
= phrases|17|12
= said +|70|55
= said -|61|-36
= said|5|56
= sayings +|62|24
= sayings -|90|-31
= sayings|4|68
= states +|62|4
= states -|106|-62
= states|24|67
= told +0.7|4|40
= told +0|15|34
= told +1.5|126|76
= told +3|72|58
= told -0.7|22|-59
= told -0|17|-19
= told -1.5|110|-55
= told -3|41|-29
= told|25|104
= well +|65|-44
= well -|48|-39
= well|36|-11
? $|-39|0
?|-60|0
@$|10|-4
@, $|-32|0
@, ASKED|18|1
@, FORNO $|7|1
@, FORNO|18|-3
@, FORYES FORNO|2|-7
@, FORYES x|-10|0
@, FORYES|10|29
@, all|-6|-30
@, i x|-3|4
@, it is|9|-10
@, it just|26|-2
@, it|12|-7
@, i|-13|5
@, just x|8|-6
@, just|19|-9
@, not $|8|-5
@, not FORYES|8|28
@, not x|-24|-33
@, not|23|-4
@, same|9|6
@, still x|2|-11
@, still|7|-9
@, the x|35|-14
@, the|10|9
@, x $|8|-27
@, x FORNO|3|-34
@, x FORYES|-2|-4
@, x it|7|-5
@, x x|6|-22
@, x|36|-30
@,|-14|-24
@ASKED $|-30|-5
@ASKED ,|-8|-6
@ASKED FORNO|-4|12
@ASKED FORYES|22|49
@ASKED and|20|23
@ASKED is|-2|14
@ASKED it $|-12|0
@ASKED it|44|-33
@ASKED on|-10|0
@ASKED x $|28|7
@ASKED x|1|-35
@ASKED|-15|3
@FORNO $|22|-25
@FORNO , it|-5|-2
@FORNO , not|18|21
@FORNO , x|10|9
@FORNO ,|22|10
@FORNO ASKED|-16|0
@FORNO FORNO $|0|-7
@FORNO FORNO ,|6|13
@FORNO FORNO|16|38
@FORNO FORYES $|-1|-18
@FORNO FORYES|2|-14
@FORNO all the|2|-4
@FORNO all|5|12
@FORNO and x|1|-6
@FORNO and|3|4
@FORNO are|2|14
@FORNO as a|3|30
@FORNO as|9|16
@FORNO at|5|17
@FORNO a|5|-18
@FORNO down|-6|19
@FORNO in|-1|-5
@FORNO is|-4|4
@FORNO it|-26|17
@FORNO i|7|-2
@FORNO of|9|-3
@FORNO on the|1|-6
@FORNO on|19|-30
@FORNO out|-22|7
@FORNO the x|13|9
@FORNO the|27|-21
@FORNO to|-18|0
@FORNO up|-8|-2
@FORNO when|3|-14
@FORNO with|16|5
@FORNO x $|-15|-18
@FORNO x ,|-2|-19
@FORNO x FORNO|2|15
@FORNO x and|4|14
@FORNO x in|23|19
@FORNO x x|-10|-1
@FORNO x|-24|-14
@FORNO|36|-26
@FORYES $|27|-19
@FORYES , FORNO|1|9
@FORYES , and|6|-2
@FORYES , it|8|6
@FORYES , just|-7|-2
@FORYES , not|-1|9
@FORYES , same|14|5
@FORYES , x|10|24
@FORYES ,|33|40
@FORYES ASKED|3|-8
@FORYES FORNO $|9|-16
@FORYES FORNO x|-26|0
@FORYES FORNO|-19|-33
@FORYES FORYES $|12|11
@FORYES FORYES ,|-25|32
@FORYES FORYES FORYES|6|12
@FORYES FORYES and|10|21
@FORYES FORYES it|15|14
@FORYES FORYES on|11|16
@FORYES FORYES up|1|9
@FORYES FORYES x|11|-17
@FORYES FORYES|42|57
@FORYES a FORYES|18|13
@FORYES after|9|6
@FORYES all|10|-6
@FORYES and FORYES|10|-24
@FORYES and it|9|9
@FORYES and x|11|7
@FORYES and|20|29
@FORYES are FORNO|6|-7
@FORYES are x|-6|6
@FORYES are|-18|-31
@FORYES as x|3|32
@FORYES as|13|17
@FORYES at all|3|-4
@FORYES at the|-6|9
@FORYES at|0|6
@FORYES a|13|5
@FORYES back $|5|7
@FORYES back|8|0
@FORYES but|14|35
@FORYES by|6|9
@FORYES down|10|-18
@FORYES every|9|-6
@FORYES for a|6|-11
@FORYES for|8|-6
@FORYES from the|-5|-2
@FORYES from|-17|0
@FORYES has|-22|14
@FORYES in $|5|-13
@FORYES in FORYES|-14|0
@FORYES in it|-15|7
@FORYES in the|-3|9
@FORYES in|9|12
@FORYES is FORNO|2|8
@FORYES is FORYES|4|6
@FORYES is x|-6|-13
@FORYES is|-8|30
@FORYES it $|-20|-31
@FORYES it ,|21|0
@FORYES it FORYES|18|10
@FORYES it is|4|23
@FORYES it x|5|-12
@FORYES it|7|0
@FORYES just|11|-8
@FORYES like a|7|14
@FORYES like x|5|12
@FORYES like|15|43
@FORYES my x|5|-6
@FORYES my|6|-8
@FORYES not FORNO|12|-8
@FORYES not FORYES|13|-9
@FORYES not|42|4
@FORYES of FORYES|5|6
@FORYES off $|-30|8
@FORYES off|-21|-5
@FORYES of|1|8
@FORYES on $|-17|0
@FORYES on it|-42|-14
@FORYES on the|-4|-11
@FORYES one is|-9|0
@FORYES on|-21|10
@FORYES or|-1|-37
@FORYES out $|10|9
@FORYES out of|7|10
@FORYES out|10|23
@FORYES over|14|8
@FORYES since|6|-13
@FORYES that|15|0
@FORYES the FORYES|5|6
@FORYES the x|12|-13
@FORYES them|2|-14
@FORYES then|5|3
@FORYES there|13|16
@FORYES the|14|-28
@FORYES to FORYES|10|8
@FORYES to|21|5
@FORYES up $|7|8
@FORYES up|22|13
@FORYES when i|-4|5
@FORYES when|9|-6
@FORYES with a|8|-3
@FORYES with|8|15
@FORYES x $|7|-18
@FORYES x ,|14|-36
@FORYES x FORYES|10|30
@FORYES x and|3|5
@FORYES x in|-17|-1
@FORYES x it|-6|0
@FORYES x on|-8|-10
@FORYES x the|-22|4
@FORYES x x|-34|28
@FORYES x|-41|-26
@FORYES|9|9
@^ ASKED FORNO|-16|-5
@^ ASKED FORYES|9|37
@^ ASKED is|-2|6
@^ ASKED it|3|-6
@^ ASKED x|11|-13
@^ ASKED|-19|-2
@^ FORNO $|8|-5
@^ FORNO FORNO|21|6
@^ FORNO FORYES|3|6
@^ FORNO and|2|11
@^ FORNO as|4|-15
@^ FORNO it|-12|-2
@^ FORNO on|2|5
@^ FORNO the|6|1
@^ FORNO x|10|7
@^ FORNO|33|-32
@^ FORYES $|7|25
@^ FORYES ,|4|-17
@^ FORYES FORNO|-4|-19
@^ FORYES FORYES|-12|62
@^ FORYES all|6|8
@^ FORYES are|-5|3
@^ FORYES as|5|28
@^ FORYES a|-5|8
@^ FORYES in|-15|-7
@^ FORYES is|-21|9
@^ FORYES it|-13|2
@^ FORYES like|8|29
@^ FORYES not|6|-14
@^ FORYES off|6|-10
@^ FORYES one|7|4
@^ FORYES on|18|13
@^ FORYES out|5|12
@^ FORYES the|8|-37
@^ FORYES to|3|-11
@^ FORYES up|3|-15
@^ FORYES when|7|7
@^ FORYES with|8|12
@^ FORYES x|-10|-37
@^ FORYES|28|5
@^ a FORYES|8|10
@^ a x|2|-10
@^ all x|-3|16
@^ all|17|-6
@^ a|19|10
@^ been|17|-10
@^ both FORYES|2|17
@^ both|19|-1
@^ can not|-6|-10
@^ did|27|0
@^ does not|27|-7
@^ does|6|-6
@^ do|-15|0
@^ even|11|1
@^ every|6|-9
@^ got|12|-7
@^ had|13|-1
@^ how do|-6|0
@^ how|-16|0
@^ i FORYES|13|13
@^ i am|-8|0
@^ i can|11|5
@^ i do|-12|0
@^ i have|9|-12
@^ i not|-20|0
@^ i only|-16|0
@^ i x|-26|0
@^ if i|5|5
@^ if|6|4
@^ it FORNO|25|-17
@^ it FORYES|-2|-9
@^ it does|-5|-10
@^ it is|-30|23
@^ it was|-3|-5
@^ it will|-7|0
@^ it x|-11|-3
@^ it|-37|-29
@^ i|-49|4
@^ just a|4|7
@^ just the|9|-7
@^ just|-5|-18
@^ like|14|4
@^ mine|-50|0
@^ my FORYES|-11|0
@^ my x|-8|10
@^ my|-20|10
@^ not ,|-7|-9
@^ not ASKED|23|0
@^ not FORNO|-55|16
@^ not FORYES|-1|-18
@^ not a|18|-2
@^ not been|-3|8
@^ not it|15|-10
@^ not x|-41|19
@^ not|25|-41
@^ one FORYES|5|-19
@^ one of|12|8
@^ one x|-6|3
@^ one|19|9
@^ only FORYES|-26|0
@^ only x|11|31
@^ only|-5|-27
@^ on|17|13
@^ same FORYES|7|-14
@^ same x|5|9
@^ same|21|-23
@^ still FORNO|1|-5
@^ still|20|17
@^ the ASKED|-23|0
@^ the FORYES|-23|6
@^ the x|28|-17
@^ there is|-15|18
@^ there|-13|8
@^ they are|-16|-4
@^ they x|-24|0
@^ they|-8|11
@^ the|-29|2
@^ too x|-13|0
@^ too|-20|0
@^ was|-9|8
@^ we|-14|2
@^ what is|-17|0
@^ what|-44|0
@^ where|-27|0
@^ which|-22|0
@^ will not|27|-6
@^ will|15|-6
@^ x ,|9|-22
@^ x ASKED|-16|3
@^ x FORNO|-21|2
@^ x FORYES|25|-27
@^ x and|-14|15
@^ x are|-11|0
@^ x as|22|-12
@^ x a|9|-3
@^ x in|-7|6
@^ x is|17|1
@^ x it|7|8
@^ x like|4|-12
@^ x my|4|-2
@^ x off|9|-2
@^ x of|-2|-5
@^ x on|-26|15
@^ x out|24|17
@^ x the|-4|-9
@^ x to|8|0
@^ x up|-15|0
@^ x will|-13|0
@^ x x|-36|4
@^ x|-5|-3
@^ yes|14|16
@^ you can|6|9
@^ you|31|-1
@^|10|-4
@a FORNO $|-26|-22
@a FORNO FORNO|4|-4
@a FORNO x|15|15
@a FORNO|-23|-14
@a FORYES $|-8|-34
@a FORYES FORYES|22|2
@a FORYES and|-15|0
@a FORYES|28|5
@a bit|-3|10
@a x $|5|-19
@a x ,|-3|27
@a x ASKED|-15|0
@a x FORNO|13|25
@a x FORYES|-20|-4
@a x and|8|5
@a x in|16|9
@a x of|34|-16
@a x one|-23|0
@a x on|-8|0
@a x x|-15|-9
@a x|-26|-16
@about $|23|10
@about|27|40
@after x|-8|8
@after|-4|20
@again|3|3
@all $|32|-22
@all FORNO $|-17|-4
@all FORNO|-11|6
@all FORYES $|22|17
@all FORYES|18|22
@all over $|10|1
@all over|16|10
@all the FORNO|7|-1
@all the x|-8|6
@all the|-7|3
@all x $|21|11
@all x ,|16|-12
@all x x|12|0
@all x|18|-20
@all|21|-7
@am x|9|0
@am|-6|-1
@an FORYES|5|-5
@an x $|-9|-11
@an x x|31|0
@an x|2|13
@and FORNO $|6|-11
@and FORNO|1|-6
@and FORYES $|6|10
@and FORYES|19|-24
@and a|-28|0
@and i am|-21|0
@and it FORYES|9|8
@and it is|-30|31
@and it x|15|14
@and it|5|22
@and i|-36|6
@and not FORYES|8|-3
@and not|7|6
@and the FORYES|-4|-24
@and the x|11|10
@and they|4|12
@and the|9|-3
@and x $|1|10
@and x x|17|26
@and x|6|38
@and|42|6
@any x|-8|0
@any|23|-45
@an|3|5
@are FORNO $|12|-9
@are FORNO|32|-19
@are FORYES|-16|0
@are all|18|-12
@are x $|-2|9
@are x|-28|20
@are|-57|-47
@as FORNO $|2|-5
@as FORNO|4|27
@as a FORNO|-17|0
@as a x|10|27
@as a|-10|26
@as it|5|-1
@as i|4|-11
@as the|-8|0
@as x $|11|11
@as x|26|-3
@as|26|-35
@at all $|24|-11
@at all|-6|6
@at it|10|0
@at the FORYES|25|13
@at the x|-29|25
@at the|-4|10
@at x $|-13|0
@at x|-15|21
@at|-26|7
@a|8|29
@back $|-17|-6
@back|29|6
@been FORNO|-2|9
@been FORYES $|10|-3
@been FORYES|21|-37
@been in|5|-6
@been x|-51|4
@been|-8|-14
@before $|-16|0
@before|-8|13
@be|2|-11
@bit of|-3|-12
@bit|-9|-10
@both FORYES|5|3
@both x|9|-46
@both|22|-38
@but not|33|6
@but the x|-13|0
@but the|-12|27
@but|42|54
@by the x|23|11
@by the|4|12
@by x $|-6|0
@by x|-8|-8
@by|-3|21
@can FORYES|16|0
@can not get|8|0
@can not x|-22|0
@can not|-32|9
@can x it|10|7
@can x|-11|27
@can|-4|27
@could not|6|0
@could|5|-1
@did|22|-18
@do not FORYES|34|0
@do not x|-17|0
@do not|21|15
@do you|-14|0
@does it|11|0
@does not $|2|15
@does not FORYES|-8|-7
@does not x|35|-19
@does not|14|-25
@does|-7|25
@down $|13|4
@down the x|14|8
@down the|14|7
@down|27|45
@do|-46|16
@each|7|10
@even FORYES|-17|17
@even x|2|-15
@even|38|-52
@every FORNO|3|5
@every FORYES|3|-46
@every x|30|8
@every|48|-34
@for FORNO|7|-7
@for a|14|8
@for x $|-4|10
@for x|22|7
@for|2|15
@from the x|-11|4
@from the|11|-15
@from x|12|2
@from|30|-6
@gets|28|9
@get|2|23
@got FORYES|-6|0
@got a FORNO|10|0
@got a|4|8
@got it|-13|2
@got not|-23|0
@got the|8|0
@got|-38|8
@had a|3|16
@had it|-11|-2
@had|-17|3
@has FORYES|38|19
@has a|-27|0
@has not|-14|0
@has|-38|10
@have a|-12|0
@have not|-20|0
@have only|-16|0
@have to x|12|0
@have to|22|9
@have x|-3|-3
@have|-22|8
@here $|-21|0
@here|-48|0
@how do|-6|0
@how|-32|0
@i ASKED|11|3
@i FORNO it|-12|-4
@i FORNO|-13|-8
@i FORYES $|6|0
@i FORYES it|5|3
@i FORYES the|7|14
@i FORYES|29|-10
@i am x|9|0
@i can not|-9|0
@i can x|-5|13
@i can|15|8
@i could|17|0
@i do not|-20|0
@i do|17|6
@i get|11|7
@i have not|-11|0
@i have only|-6|0
@i have x|-30|0
@i have|-17|0
@i not x|-12|0
@i not|-24|0
@i only x|-13|0
@i only|-16|0
@i was|-10|0
@i will|-9|0
@i x $|11|14
@i x it|28|-1
@i x on|22|31
@i x x|-15|0
@i x|-22|35
@if i FORYES|4|5
@if i x|6|6
@if i|18|12
@in $|3|8
@in ,|-6|-8
@in FORNO|5|-2
@in FORYES $|-8|6
@in FORYES|-18|-2
@in a x|-19|-25
@in and|-4|-29
@in a|-16|-23
@in it $|9|-5
@in it is|10|0
@in it|11|-5
@in my|23|8
@in the FORYES|27|-3
@in the x|-25|1
@in there $|4|22
@in there|-1|17
@in x $|3|11
@in x|7|14
@into|-20|-11
@in|17|-3
@is FORNO $|24|-10
@is FORNO ,|10|22
@is FORNO FORNO|6|-1
@is FORNO|39|-9
@is FORYES $|-8|-16
@is FORYES|1|40
@is a FORNO|22|-3
@is a FORYES|6|-27
@is a x|-21|36
@is all x|-19|0
@is all|-19|20
@is an x|-12|0
@is an|-8|0
@is been|-1|9
@is got a|11|0
@is got not|-16|0
@is got|-11|4
@is in the|-36|0
@is in|-5|10
@is just|-15|-10
@is my x|-13|0
@is my|-7|0
@is not FORYES|15|-11
@is not been|12|0
@is not x|-39|0
@is not|-2|4
@is off|-9|0
@is one|-3|-7
@is on|-6|25
@is that|-39|0
@is the x|-3|-28
@is the|-9|-4
@is too x|-11|0
@is too|-11|0
@is x $|7|13
@is x ,|7|39
@is x and|-31|0
@is x in|-20|0
@is x on|-13|0
@is x the|-6|0
@is x x|15|29
@is x|-57|15
@is|-21|-10
@it $|16|-6
@it , not|7|-2
@it , x|1|-13
@it ,|1|-23
@it FORNO $|4|-2
@it FORNO FORNO|-9|-3
@it FORNO|15|-23
@it FORYES $|5|2
@it FORYES FORYES|12|-9
@it FORYES on|-14|4
@it FORYES|-1|31
@it all x|2|-4
@it all|-10|-5
@it and it|7|-9
@it and|-10|13
@it at|-24|0
@it does not|10|-23
@it does|7|-2
@it every|11|2
@it in|7|10
@it is FORNO|13|-9
@it is FORYES|30|11
@it is all|-12|14
@it is a|-4|-21
@it is been|-3|7
@it is got|-4|4
@it is in|2|15
@it is just|5|-10
@it is my|-9|0
@it is not|19|10
@it is on|-11|17
@it is the|26|-11
@it is x|-31|-3
@it is|33|-19
@it just x|-5|5
@it just|26|5
@it like|-7|0
@it off|-24|1
@it on the|11|-3
@it on|-10|0
@it out $|11|0
@it out|14|-23
@it was x|-23|0
@it was|5|-1
@it will not|10|24
@it will|10|23
@it with|4|7
@it x $|19|2
@it x ,|13|0
@it x FORYES|-11|0
@it x and|11|0
@it x x|0|28
@it x|0|-20
@its|27|-3
@it|7|15
@i|-24|22
@just FORNO|-6|-5
@just FORYES|13|23
@just as|3|-19
@just a|6|8
@just the|3|-10
@just x $|17|-10
@just x|2|-12
@just|33|-2
@like FORYES|10|14
@like a FORYES|1|6
@like a x|15|9
@like a|17|4
@like that $|12|0
@like that|7|0
@like x $|21|13
@like x|38|8
@like|54|-13
@lot|19|2
@me $|-17|0
@me|-52|5
@mine $|-6|0
@mine is|-10|0
@mine|-29|0
@more|49|1
@my ASKED|-11|0
@my FORYES $|7|21
@my FORYES x|18|0
@my FORYES|9|8
@my x $|-11|12
@my x FORYES|21|-16
@my x and|8|0
@my x x|5|-19
@my x|7|5
@my|-18|41
@not $|22|23
@not ,|14|-2
@not ASKED $|8|0
@not ASKED|5|-2
@not FORNO $|20|6
@not FORNO|-11|30
@not FORYES $|25|-43
@not FORYES ,|29|-13
@not FORYES FORYES|7|-6
@not FORYES at|4|-4
@not FORYES in|-18|-1
@not FORYES it|26|-2
@not FORYES not|15|13
@not FORYES on|-69|-10
@not FORYES x|6|-13
@not FORYES|11|-52
@not a FORYES|8|-3
@not at|15|-4
@not a|-2|-4
@not been FORYES|13|-1
@not been|9|7
@not even|26|-7
@not get|10|0
@not got|-17|0
@not have|-18|0
@not in|29|-1
@not it is|11|-8
@not it|17|-8
@not the|25|6
@not x $|35|-50
@not x ,|21|0
@not x FORYES|-11|0
@not x any|-11|0
@not x at|33|0
@not x in|-9|0
@not x it|-17|-8
@not x on|21|0
@not x the|18|16
@not x to|8|0
@not x what|-16|0
@not x where|-15|0
@not x x|-42|0
@not x|-44|-8
@not|2|-16
@now $|-46|0
@now|2|57
@of FORNO|6|14
@of FORYES $|11|11
@of FORYES|15|16
@of it $|12|0
@of it|-2|-22
@of the x|-18|-7
@of them|12|1
@of the|-2|-11
@of those|15|0
@of x $|6|6
@of x|-13|-5
@off $|-12|-16
@off it FORYES|11|-2
@off it|25|13
@off the x|8|0
@off the|12|0
@off x|-36|0
@off|-21|-1
@of|4|-2
@on $|8|-12
@on FORNO $|6|-3
@on FORNO|3|-6
@on FORYES|5|-44
@on a x|5|-7
@on a|21|-5
@on it $|-1|10
@on it ,|-20|0
@on it|-9|-18
@on my|-23|7
@on that|-13|0
@on the FORYES|8|46
@on the x|-2|-13
@on the|4|7
@on x $|-13|22
@on x|2|22
@once|-19|-25
@one $|-14|-12
@one ,|-13|0
@one FORYES $|-30|-11
@one FORYES|-39|-9
@one is|14|33
@one of them|-1|6
@one of|5|3
@one x $|-10|-3
@one x|-10|0
@one|4|-8
@only $|-15|0
@only FORNO|21|0
@only FORYES|-12|-29
@only got|-7|0
@only have|-6|0
@only one|-38|0
@only the|-9|6
@only x x|22|0
@only x|4|27
@only|-42|-34
@on|10|11
@or not|29|-14
@or|42|-26
@other FORYES|-17|0
@other|20|32
@out $|10|-9
@out ,|-10|0
@out of it|-18|0
@out of|-19|9
@out x|3|3
@out|4|-11
@over $|1|15
@over it|-13|0
@over the|5|-4
@over|4|33
@really|-10|0
@same $|8|4
@same FORYES|9|-21
@same x $|20|3
@same x|26|9
@same|33|-33
@since $|-17|52
@since x|-6|-8
@since|-2|20
@so can not|-6|0
@so can|-6|0
@so i can|-6|0
@so it|21|0
@so i|-13|0
@so not|-11|0
@so x|-11|0
@some|-14|0
@so|-62|24
@still FORNO|2|-6
@still FORYES|4|10
@still x $|5|-11
@still x|5|-28
@still|54|-42
@that i can|12|0
@that is x|21|20
@that is|27|-6
@that x $|-33|0
@that x|-4|18
@that|-23|26
@the ASKED $|4|-3
@the ASKED x|-13|-12
@the ASKED|-12|-3
@the FORNO $|-16|-27
@the FORNO x|-7|-10
@the FORNO|-15|-26
@the FORYES $|2|10
@the FORYES ,|24|-15
@the FORYES FORNO|4|2
@the FORYES FORYES|5|15
@the FORYES and|9|9
@the FORYES is|-23|0
@the FORYES it|13|0
@the FORYES x|-5|15
@the FORYES|46|74
@the back|-9|-19
@the one FORYES|-37|0
@the one x|-16|0
@the one|-3|-17
@the same $|6|4
@the same x|18|-1
@the same|4|-17
@the x $|-28|-7
@the x ,|-17|-21
@the x ASKED|8|16
@the x FORNO|0|-22
@the x FORYES|-23|8
@the x and|-12|-16
@the x in|-21|0
@the x it|24|-19
@the x i|19|-5
@the x one|11|-13
@the x that|19|23
@the x x|-23|21
@the x|-3|33
@them $|8|-7
@them x|-22|0
@them|36|11
@then x $|7|8
@then x|10|11
@then|18|21
@there $|20|21
@there ,|-11|0
@there is a|24|-2
@there is not|-28|0
@there is x|-16|0
@there is|-1|11
@there|20|-9
@they FORYES|-1|22
@they are x|-24|0
@they are|-8|-2
@they x|-19|18
@they|-2|-4
@the|4|-7
@this|-39|-10
@to ASKED|-16|0
@to FORNO|11|17
@to FORYES $|-19|-4
@to FORYES|-19|-24
@to be|-8|0
@to it $|-6|0
@to it|2|6
@to me|-18|0
@to the x|-9|5
@to x $|-6|0
@to x it|-20|0
@to x|-29|-40
@too $|50|-17
@too x to|-22|0
@too x|-67|0
@too|-23|-17
@to|-17|18
@up $|3|-9
@up x|10|-18
@up|24|16
@was FORNO|13|-6
@was FORYES|37|-16
@was not|-13|0
@was x|-18|-13
@was|8|3
@we have|-23|0
@we|-16|13
@what is|-19|0
@what|-27|0
@when i FORYES|6|-26
@when i x|35|34
@when it|0|-10
@when i|13|10
@when|9|23
@where it|13|0
@where the|10|17
@where|-5|-1
@which|-45|0
@while|5|11
@who|-23|0
@will not FORNO|24|0
@will not FORYES|-10|-18
@will not x|0|43
@will|-19|1
@with FORYES|-12|0
@with a FORYES|-5|-1
@with a x|5|10
@with a|0|8
@with it|-2|-10
@with my x|15|-2
@with my|15|-1
@with not|4|18
@with the x|-21|-3
@with the|-12|-2
@with x $|-26|-4
@with x|-11|7
@with|-2|25
@would|-54|0
@x $|-2|-8
@x , FORNO|11|-1
@x , FORYES|0|11
@x , it|34|-7
@x , i|-22|0
@x , not|4|-27
@x , x|7|7
@x ,|-32|-9
@x ASKED $|15|-19
@x ASKED|25|11
@x FORNO $|1|19
@x FORNO ,|5|-2
@x FORNO and|-10|0
@x FORNO x|-22|0
@x FORNO|-20|9
@x FORYES $|10|11
@x FORYES ,|8|11
@x FORYES FORYES|15|-3
@x FORYES and|0|8
@x FORYES in|-10|-14
@x FORYES it|-22|12
@x FORYES on|8|3
@x FORYES up|14|8
@x FORYES x|-46|27
@x FORYES|-33|15
@x a FORYES|18|0
@x a x|-17|0
@x about|23|-13
@x all over|8|0
@x all x|4|-26
@x all|9|-1
@x and FORNO|6|-5
@x and FORYES|2|5
@x and it|-19|12
@x and i|-23|0
@x and the|5|19
@x and x|-22|-19
@x any|-11|0
@x an|-10|-21
@x are x|-10|0
@x are|-26|-17
@x as x|8|12
@x as|7|-37
@x at all|39|0
@x at the|15|0
@x at|21|-32
@x a|4|9
@x back|38|22
@x been|37|-31
@x but|-17|-8
@x by|-11|-8
@x does|-27|0
@x down|-1|14
@x do|-7|0
@x every|4|14
@x for|-40|23
@x from the|-19|10
@x from|4|3
@x had it|-28|0
@x had|-28|0
@x has|10|17
@x have|-13|0
@x how|-13|0
@x i x|6|-23
@x if|-11|0
@x in ,|-17|0
@x in it|12|1
@x in the|22|9
@x in x|-45|0
@x in|-64|14
@x is x|21|-6
@x is|-19|2
@x it $|-2|-43
@x it ,|-6|-21
@x it FORNO|-20|0
@x it FORYES|3|-9
@x it and|-15|12
@x it in|-10|18
@x it is|20|-8
@x it on|-17|0
@x it x|19|12
@x it|-33|-12
@x i|61|-25
@x just|-34|14
@x like|21|-3
@x me|-25|0
@x my x|40|3
@x my|42|5
@x not FORYES|-10|0
@x not|-6|26
@x now $|-20|0
@x now|-13|0
@x of FORYES|10|6
@x of x|-44|0
@x off $|-12|10
@x off|-5|52
@x of|-14|15
@x on $|5|-38
@x on it|33|-11
@x on the|-7|28
@x on x|-31|0
@x one $|-17|0
@x one FORYES|7|13
@x one|-24|-2
@x only|-28|0
@x on|-10|-6
@x or|10|0
@x out $|16|7
@x out|54|1
@x over it|-13|0
@x over|-46|1
@x since|11|13
@x so i|-10|0
@x so|-22|0
@x that $|-7|0
@x that is|11|-26
@x that|-43|0
@x the ASKED|-6|6
@x the FORNO|-29|0
@x the FORYES|-2|-5
@x the x|22|-3
@x them|0|-13
@x then|7|8
@x there $|8|36
@x there|3|9
@x the|-10|4
@x to x|-28|-13
@x too|22|0
@x to|-4|-14
@x up $|-7|-6
@x up|9|25
@x was|-9|0
@x what|-16|0
@x when i|19|-1
@x when|-6|0
@x where|8|3
@x will not|-17|0
@x will|-17|0
@x with the|-10|0
@x with|-19|4
@x x $|-10|-5
@x x ,|-37|-6
@x x FORNO|0|13
@x x FORYES|14|9
@x x and|5|-19
@x x in|7|3
@x x it|-29|16
@x x i|7|0
@x x off|14|0
@x x on|13|11
@x x out|3|20
@x x so|6|0
@x x the|-16|33
@x x to|-35|0
@x x with|5|3
@x x x|29|-14
@x x|-29|34
@x|-36|21
@yes $|12|11
@yes|28|41
@you FORYES|7|2
@you can|-1|18
@you x|-11|-16
@you|6|-20
ASKED $|-4|-5
ASKED , it|-11|-4
ASKED , just|-6|-2
ASKED , no|6|14
ASKED ,|0|23
ASKED ASKED $|10|11
ASKED ASKED|-2|10
ASKED NUMBER|11|22
ASKED all|6|-7
ASKED and it|12|22
ASKED and|-5|13
ASKED any|40|0
ASKED are|8|-30
ASKED as|5|6
ASKED at all|-5|11
ASKED at|0|21
ASKED a|7|0
ASKED back|3|10
ASKED does not|6|0
ASKED does|9|1
ASKED down|4|-23
ASKED fine|5|-7
ASKED for|-15|5
ASKED has|-22|14
ASKED in|-18|-19
ASKED is|19|3
ASKED it $|-32|-17
ASKED it|16|15
ASKED just|11|-10
ASKED like|10|24
ASKED no|7|-3
ASKED off|-38|-3
ASKED on it|-17|0
ASKED on the|-6|7
ASKED one|23|21
ASKED on|13|2
ASKED out|-31|0
ASKED there|2|-4
ASKED the|21|-24
ASKED to|-34|0
ASKED when|5|1
ASKED will not|10|0
ASKED will|21|0
ASKED with|1|14
ASKED|9|1
NUMBER $|20|10
NUMBER ,|16|26
NUMBER ASKED $|-18|7
NUMBER ASKED|-5|-5
NUMBER TIME $|-11|11
NUMBER TIME|-2|17
NUMBER and|9|-13
NUMBER of|-8|-4
NUMBER way|5|14
NUMBER|56|57
PERSON $|-14|0
PERSON|-81|18
PLACE $|-9|-16
PLACE ,|-15|0
PLACE a|-20|0
PLACE the|-21|-10
PLACE|-69|13
TIME $|5|13
TIME ,|31|8
TIME and|-4|-5
TIME|43|7
TRIED $|-17|17
TRIED ,|10|-18
TRIED TRIED|-25|0
TRIED and it|5|4
TRIED and|24|24
TRIED is|-20|0
TRIED it|21|11
TRIED on|-41|0
TRIED the|2|12
TRIED|-36|35
^ ASKED ASKED|-14|33
^ ASKED and|1|5
^ ASKED are|13|-4
^ ASKED is|14|-1
^ ASKED it|7|2
^ ASKED like|11|22
^ ASKED|4|5
^ NUMBER ASKED|5|-14
^ NUMBER|37|22
^ PERSON|-51|0
^ TRIED it|5|2
^ TRIED|-3|-4
^ all|17|-6
^ always|-2|-8
^ a|19|10
^ been|17|-10
^ black|-4|-6
^ both|19|-1
^ bought it|-41|0
^ bought|-39|0
^ came|-8|5
^ can not|-6|-10
^ dead|16|-4
^ did|27|0
^ does not|25|-5
^ does|6|-6
^ do|-15|0
^ even|11|1
^ every|6|-9
^ full|-6|-17
^ goes|11|-19
^ got|12|-7
^ had|13|-1
^ how do|-6|0
^ how|-16|0
^ i am|-8|0
^ i can|11|5
^ i do|-12|0
^ i have|9|-12
^ i never|-20|0
^ i only|-16|0
^ id|7|0
^ if i|5|5
^ if|6|4
^ it ASKED|19|-21
^ it does|-5|-10
^ it is|-30|23
^ it was|-3|-5
^ it will|-7|0
^ it|-37|-30
^ i|-65|0
^ just a|4|7
^ just the|9|-7
^ just|-5|-18
^ left|11|14
^ like|14|4
^ little|6|4
^ lost the|-28|0
^ lost|-53|0
^ mine|-50|0
^ my PERSON|-12|0
^ my|-20|10
^ neither|3|-9
^ never|-28|7
^ new ASKED|10|19
^ new|-2|15
^ no ,|14|-4
^ no ASKED|11|-1
^ no it|15|-10
^ none|13|-9
^ nope|9|-7
^ not ASKED|10|13
^ not a|16|-4
^ nothing ASKED|-11|-3
^ nothing|-11|2
^ not|42|-6
^ no|-17|-34
^ one ASKED|12|-1
^ one of|12|8
^ one|19|9
^ only|-5|-27
^ on|17|12
^ put|9|-7
^ ran|10|-18
^ runs|3|-3
^ same ASKED|8|-14
^ same|21|-23
^ says|15|-27
^ silent|10|-2
^ smooth|4|12
^ solid|-10|0
^ stays|10|-9
^ steady|2|-15
^ still|20|17
^ the ASKED|-16|-5
^ the TRIED|-41|0
^ there is|-15|18
^ there|-13|8
^ they are|-16|-4
^ they|-8|11
^ the|-29|2
^ took|3|16
^ too|-20|0
^ unchanged|7|-8
^ was|-9|8
^ went|9|0
^ we|-14|2
^ what is|-17|0
^ what|-44|0
^ where|-27|0
^ which|-22|0
^ will not|27|-6
^ will|15|-6
^ yeah|7|6
^ yes|14|16
^ you can|6|9
^ you|31|-1
^|10|-4
a ASKED $|-20|3
a ASKED|-35|16
a NUMBER|5|4
a PLACE|-12|0
a TIME|4|-37
a TRIED $|-14|0
a TRIED|-28|6
a bit|-3|10
a new|12|1
about $|23|0
about NUMBER|7|16
about|27|40
across|6|-22
after|-4|20
again|3|3
all $|32|-22
all ASKED|18|8
all NUMBER|-14|0
all TIME $|-9|13
all TIME|-3|7
all over $|10|1
all over|16|10
all the time|3|9
all the way|2|-6
all the|-7|3
all|21|-7
along|16|-20
always|-13|-14
am|-6|-1
an inch|24|6
and ASKED|21|-25
and a|-28|0
and i am|-21|0
and it is|-30|31
and it|5|22
and i|-36|6
and the ASKED|5|-5
and they|4|12
and the|9|-3
and|42|6
any ASKED|9|0
anything $|10|5
anything|8|-1
anywhere $|16|-9
anywhere|16|-9
any|23|-45
an|3|5
are all|18|-12
are|-57|-47
as a|-10|26
as it|5|-1
as i|4|-11
as the|-8|0
as well $|6|-10
as well|6|-10
as|26|-35
at all $|24|-11
at all|-6|6
at it|10|0
at the ASKED|10|0
at the|-4|10
at|-26|7
away $|17|0
away|22|-2
a|8|29
back $|-17|-6
back|29|6
bag|-25|0
bare|14|26
battery|-16|0
been ASKED|15|-34
been in|5|-6
been|-8|-14
before $|-16|0
before|-8|13
bent|19|7
be|2|-11
big|11|7
bit of|-3|-12
bits|-5|9
bit|-9|-10
black|20|-38
blank|3|-12
blue|5|-13
both ASKED|9|-27
both|22|-38
bottom|29|7
bought it|-45|0
bought|-31|0
box|-19|-7
bright|7|7
broke|-11|0
built in|-17|0
built|-20|0
but the|-12|27
buttons|-53|0
but|42|54
by the|4|12
by|-3|21
cable|10|-28
came with|8|0
came|-11|-20
can ASKED|21|-7
can not ASKED|-7|0
can not get|8|0
can not see|-27|0
can not tell|-8|0
can not|-45|5
can see|-2|8
can|-4|27
case|-14|0
clean $|10|-10
clean|28|-24
clear $|11|-10
clear|13|-11
cold $|-8|-12
cold|-6|-13
comes on|-19|2
comes up|1|-6
comes|25|19
come|-1|29
corner|24|-3
could not|6|0
could|5|-1
covered in|-31|0
covered|-32|0
cover|-20|0
cracked|-6|0
cut|-19|0
dark|-30|-3
dead $|-21|13
dead|-23|4
denied 0 absence|19|-2
denied 0 does1|15|-18
denied 0 have0|-3|15
denied 0 have1|7|12
denied 0 is0|19|-12
denied 0 is1|8|-10
denied 0 other0|9|3
denied 0 presence|8|13
denied 0 was0|-6|2
denied 0 was1|-26|-24
denied 0 you0|2|7
denied 0 you1|2|32
denied 0 |13|12
denied 1 absence|-11|32
denied 1 does0|-31|-12
denied 1 does1|-33|-2
denied 1 have0|25|-17
denied 1 have1|34|-4
denied 1 is0|-16|35
denied 1 is1|12|11
denied 1 other1|-21|-5
denied 1 presence|3|-36
denied 1 was0|1|-7
denied 1 was1|14|13
denied 1 you0|14|-14
denied 1 |-4|-8
denied 2 absence|3|7
denied 2 does0|22|-12
denied 2 does1|0|18
denied 2 is0|16|-4
denied 2 presence|6|-11
denied 2 was0|10|-3
denied 2 |9|-4
did|22|-18
dies|4|-26
display|-65|0
do not know|-13|0
do not|12|8
do you|-14|0
does it|11|0
does not ASKED|-16|-2
does nothing $|1|6
does nothing|17|-6
does not|-3|-19
does|-7|25
door|-8|0
down $|13|4
down the|14|7
down|27|45
do|-46|16
dropped it|3|5
dropped|17|4
drop|8|-35
dry $|4|-5
dry|10|19
each|7|10
echo false false absence|-3|6
echo false false does0|19|-4
echo false false does1|-14|-9
echo false false have0|8|11
echo false false have1|-3|-5
echo false false is0|-3|20
echo false false is1|31|17
echo false false other1|-20|-7
echo false false presence|10|-10
echo false false was1|3|-5
echo false false you0|-3|-16
echo false false |9|-4
echo false true absence|10|45
echo false true does0|-29|-15
echo false true does1|-10|2
echo false true is0|11|19
echo false true is1|-31|-1
echo false true presence|11|-39
echo false true was0|24|-1
echo false true was1|4|-2
echo false true you0|11|-6
echo false true you1|-15|0
echo false true |20|6
echo true false absence|11|-7
echo true false does0|-37|9
echo true false does1|13|0
echo true false have0|-7|-12
echo true false have1|14|17
echo true false is0|32|-19
echo true false is1|-22|-10
echo true false other1|-2|6
echo true false presence|-22|11
echo true false was0|-13|-4
echo true false was1|-13|-5
echo true false you0|-5|13
echo true false you1|11|2
echo true false |-13|5
echo true true does0|36|-17
echo true true does1|-6|0
echo true true presence|26|-2
echo true true |19|-9
either $|18|-12
either|23|-2
else|-25|0
empty $|1|-5
empty|1|-6
end $|37|-14
end|43|-5
enough|-25|0
even|38|-52
ever $|-18|-2
every TIME|22|10
everything|17|8
everywhere $|-8|0
everywhere|-30|-18
every|48|-34
ever|0|-7
fell|-17|0
find|8|0
fine $|15|-15
fine ,|2|-26
fine|27|-13
finger|6|-13
first no|21|-36
first yes|15|37
first|16|-1
fixed|7|0
flat|2|-33
flex|21|-16
for TIME $|-11|4
for TIME|8|3
for a|14|8
form does0|-8|-27
form does1|-12|-3
form have0|21|-3
form have1|46|8
form is0|16|18
form is1|-17|6
form other0|8|3
form other1|-21|0
form was0|7|-8
form was1|-5|-12
form you0|3|-9
form you1|5|26
for|2|15
found|-20|0
from the|11|-15
from|30|-6
front|4|5
full of|-17|0
full|-17|-16
gave|-9|0
gets|28|9
get|2|23
glass|-45|0
glued|-34|0
go $|7|6
goes $|5|-11
goes in|12|-5
goes off|10|-6
goes|27|21
going|14|4
gone $|32|-50
gone|3|-3
good|9|35
got a|4|8
got it|-13|2
got no|-17|0
got the|8|0
got|-38|8
go|6|26
green|23|14
had a|3|16
had it|-11|-2
had|-17|3
hand $|4|6
handle|-12|0
hand|-8|4
hard|18|-2
has a|-27|0
has|-38|10
have a|-12|0
have not|-14|0
have no|15|0
have only|-16|0
have to|22|9
have|-22|8
hear it|6|8
hear|-9|9
here $|-21|0
here|-48|0
hold it|19|51
hold|17|61
hole $|18|0
hole|19|20
home|-14|0
house|-57|0
how do|-6|0
how|-32|0
i ASKED|5|6
i TRIED|7|-3
i can not|-22|0
i can|15|8
i could|17|0
i do not|-20|0
i do|17|6
i get|11|7
i have not|-8|0
i have only|-6|0
i have|-17|0
i know|-12|0
i never|-24|0
i only|-16|0
i put|8|0
i was|-10|0
i will|-9|0
idea|-8|0
if i|18|12
in $|1|12
in ,|6|-8
in ASKED|-6|-9
in NUMBER|18|10
in TIME|14|-10
in and|-4|-29
in a|-16|-23
in it $|9|-5
in it is|10|0
in it|11|-5
in my|23|8
in the ASKED|-2|-5
in the PLACE|-1|-14
in the middle|28|6
in there $|4|22
in there|-1|17
inch|25|-13
into|-20|-11
in|17|-3
is $|-10|0
is ASKED $|11|-6
is ASKED|13|25
is NUMBER|-26|0
is PLACE|-15|0
is a ASKED|9|0
is all|-19|20
is an|-8|0
is been|-1|9
is dead|-11|14
is fine|5|-6
is gone|11|8
is got a|11|0
is got|-11|4
is in the|-36|0
is in|-5|11
is just|-15|-10
is my|-7|0
is not|1|18
is no|-25|0
is off|-9|0
is one|-3|-7
is on|-6|25
is stuck|-25|0
is that|-39|0
is the|-9|-4
is too|-11|0
is|-21|-10
it $|16|-6
it ,|2|-23
it ASKED|1|-8
it TRIED|6|0
it all|-10|-5
it and it|7|-9
it and|-10|13
it at|-24|0
it came|-6|-2
it does not|14|-19
it does|7|-2
it every|11|2
it goes $|2|-22
it goes|17|1
it in|7|10
it is ASKED|8|0
it is PLACE|13|0
it is all|-12|14
it is a|-4|-21
it is been|-3|7
it is gone|10|9
it is got|-4|4
it is in|1|15
it is just|5|-10
it is my|-9|0
it is not|3|17
it is on|-11|17
it is the|26|-11
it is|33|-19
it just|26|5
it last TIME|-11|0
it last|-11|-1
it like|-7|0
it off|-24|1
it on the|11|-3
it on|-10|0
it out $|11|0
it out|14|-23
it says|-1|9
it was|5|-1
it went|12|8
it will not|10|24
it will|10|23
it with|4|7
itself|0|-19
its|27|-3
it|7|15
i|-24|22
just as|3|-19
just a|6|8
just the|3|-10
just|33|-2
keeps|9|-25
know $|-18|0
knows|-14|0
know|-25|0
lamp|12|-3
laptop|-7|4
last TIME $|9|-6
last TIME|-5|-6
last|9|16
later|10|0
lead $|-21|0
lead|-17|-14
lean on|3|9
lean|3|9
leave|-7|0
led|12|3
left|5|1
length 0|28|-24
length 1|7|-2
length 2|-34|-18
length 3|8|-28
length 4|9|50
length 5|26|0
life|14|9
lights|-10|-11
light|-22|-17
like a|17|4
like that $|12|0
like that|7|0
like|54|-13
line|5|-10
little|26|34
lit|11|29
loads of|-44|0
loads|-59|-9
long|-16|-4
looks|-1|18
look|-19|0
loose|18|-4
lost the|-30|0
lost|-93|0
lot|19|2
loud|-11|0
low|13|-26
makes|6|0
make|9|0
maybe|-39|0
me $|-17|0
mean|-23|0
me|-52|5
middle|33|13
might|-10|0
mine $|-6|0
mine is|-10|0
mine|-29|0
missing $|-32|0
missing|-48|-15
more|49|1
moved|-1|22
my hand|19|6
my|-18|41
nail|17|-5
near the|2|-4
need|-43|0
neither|19|6
never ASKED|-9|-6
never been|16|8
never|-42|-26
new $|4|-11
new ASKED|10|19
new|12|6
next|14|12
nice and|1|5
nice|4|16
no ,|17|4
no ASKED $|17|-1
no ASKED ,|16|-12
no ASKED no|5|-2
no ASKED on|-19|0
no ASKED|12|13
no TRIED $|7|0
no TRIED|-6|-4
no idea|-8|0
no it is|11|-8
no it|16|-12
no light|-15|0
nobody|-9|0
none|11|-11
nope|9|-7
normal|-8|-15
not $|-21|0
not ASKED $|-3|-9
not ASKED ,|13|-3
not ASKED at|-4|-6
not ASKED|-6|-15
not TRIED it|-6|0
not TRIED|25|0
not a|10|-6
not been|-7|0
not even|22|-6
not get|10|0
not got|-17|0
not go|20|-8
not have|-18|0
not know|6|0
not open|-16|0
not say $|-9|0
not say|-13|0
not see|-39|0
not sure|-21|0
not tell|-11|0
not turn|-10|0
nothing $|38|10
nothing ASKED|-11|-3
nothings|9|-86
nothing|71|-13
not|-39|12
now $|-46|0
now|2|57
no|-3|13
numbers|11|5
of ASKED|-16|37
of it $|12|0
of it|-2|-22
of them|12|1
of the|-2|-11
of those|15|0
off $|-12|-16
off it|25|13
off the|12|0
off|-21|-1
of|4|-2
ok $|10|2
ok|7|20
old|12|-19
on $|7|-32
on TIME|8|8
on a|21|-5
on it $|-1|10
on it ,|-20|0
on it|-10|-22
on my|-23|7
on that|-13|0
on the ASKED|13|8
on the PLACE|-13|0
on the|4|7
once|-19|-25
one $|-14|-12
one ,|-13|0
one ASKED $|-26|0
one ASKED|-13|-9
one is|14|33
one of them|-1|6
one of|5|3
one|4|-8
only $|-15|0
only ever|23|0
only got|-7|0
only have|-6|0
only one|-38|0
only the|-9|6
only|-42|-34
on|10|11
opens no|48|-25
opens yes|36|43
opens |-5|-15
open|-27|-1
orange|22|8
or|42|-26
other|20|32
out $|10|-9
out of it|-18|0
out of|-19|9
out|4|-11
over $|1|15
over it|-13|0
over the|5|-4
overnight|-20|0
over|4|33
own|0|-23
perfect|5|-5
phone|7|-10
pin|11|0
plays|14|-7
plugged in|2|6
plugged|-18|6
plug|-32|-2
press|-29|-13
pulled|-7|4
pull|-23|0
push|6|-4
put a|5|1
put|20|13
quiet $|6|19
quiet|15|10
ran|13|-29
read no|32|-70
read null|-44|5
read yes|42|71
really|-10|0
red|17|14
right|40|-42
ring|8|-9
rock|19|-1
room|-7|0
round $|4|-14
round the|28|22
round|24|-9
runs|-17|0
run|-37|0
same $|8|4
same ASKED|9|-15
same|33|-33
says no|5|12
says|11|-21
say|-6|0
screen|-8|-9
sealed|-22|0
second|-1|-61
see $|-14|0
see it|24|0
see|-12|18
set|34|0
short|-11|0
should|19|-51
shut|-42|-28
side|10|1
silent $|9|-10
silent|30|-16
since|-2|20
sits|50|-58
slow|11|-1
snapped $|-7|23
snapped|-9|27
so can not|-6|0
so can|-6|0
so i can|-6|0
so it|21|0
so i|-13|0
something|-38|0
some|-14|0
sort|7|0
sound $|18|-12
sound|26|-16
so|-62|24
spins|9|2
spin|-10|8
split|11|-17
spotless|6|-4
spot|3|-14
stays|43|-23
steady|4|-15
stiff|3|-31
still|54|-42
stone|8|-13
stood|10|-32
stops|-12|-16
stop|12|4
straight|25|-16
stuck|-19|0
stuff|7|0
sure|-21|0
switch|-12|0
takes|-39|8
take|36|13
tells nothing|-188|6
tell|-31|0
that i can|12|0
that is|27|-6
that|-23|26
the ASKED $|7|-9
the ASKED ,|11|0
the ASKED|13|23
the NUMBER|32|0
the PERSON|-6|0
the PLACE $|-13|-28
the PLACE ,|-11|0
the PLACE|-26|-6
the TIME|23|-7
the TRIED $|10|10
the TRIED|8|-8
the back|-9|-19
the bottom|29|3
the end|9|2
the lead|-9|0
the left|12|-20
the middle|29|6
the one|-3|-17
the plug|-9|0
the same $|6|4
the same|4|-17
the side|-6|-2
the time|3|9
the top|21|-5
the way|-10|-6
them $|8|-7
them|36|11
then|18|21
there $|20|21
there ,|-11|0
there is a|24|-2
there is no|-25|0
there is|-1|11
there|20|-9
they are|-8|-2
they|-2|-4
the|4|-7
thing $|-21|0
thing|0|11
this|-39|-10
through $|27|-21
through|5|-6
tight $|7|13
tight|15|27
till|11|-38
time no|15|-38
time yes|16|34
time|24|-1
tiny|-12|0
to ASKED $|11|0
to ASKED|-8|-14
to be|-8|0
to it $|-6|0
to it|2|6
to me|-18|0
told false|-76|-5
told true|58|0
too $|50|-17
took|4|20
too|-23|-17
top|19|12
touched|11|-22
touch|-19|-18
to|-17|18
tried|5|-24
turn|0|-25
tv|-29|0
unchanged $|7|-11
unchanged|15|-20
up $|3|-9
up|24|16
used it|-34|0
used to|69|13
used|-1|28
use|-32|0
warm|2|-11
was|8|3
water|0|11
way $|-3|21
way|5|8
we have|-23|0
wee|19|0
well $|6|-10
well|7|-4
went|7|0
wet|2|12
we|-16|13
what is|-19|0
whatever i|17|0
whatever|21|-17
what|-27|0
when i TRIED|3|-8
when it|0|-10
when i|13|10
when|9|23
where it|13|0
where the|10|17
where|-5|-1
which|-45|0
while|5|11
white|8|0
who knows|-14|0
whole|-3|-3
who|-23|0
will not ASKED|0|-8
will not come|-24|0
will|-19|1
windows|-14|0
wired|-9|0
wire|5|17
with a|0|8
with it|-2|-10
with my|15|-1
with the|-12|-2
without|-49|8
with|-2|25
work $|-35|0
works|12|-5
work|-65|0
would|-54|0
yeah|17|16
yes $|12|11
yes|28|41
yet $|-19|0
yet|-29|0
you can|-1|18
you mean|-22|0
you|6|-20
~, ASKED x|-6|-2
~, ASKED|18|-14
~, NUMBER|15|-4
~, TRIED|15|16
~, all|-6|-30
~, dead|8|2
~, it is|10|-10
~, it just|26|-2
~, it x|-7|0
~, it|12|-7
~, i|-13|5
~, just x|3|-5
~, just|19|-9
~, never|7|6
~, no ASKED|2|30
~, no x|0|-19
~, nothing $|3|-3
~, nothing|26|-10
~, not|7|-8
~, no|-2|10
~, same|9|6
~, still|7|-9
~, the x|25|13
~, the|10|9
~, x $|14|-16
~, x ,|4|-5
~, x it|16|-14
~, x x|-11|-20
~, x|29|17
~? $|-39|0
~ASKED $|-4|-5
~ASKED , it|-11|-4
~ASKED , just|-6|-2
~ASKED , no|6|14
~ASKED , x|22|24
~ASKED ,|0|23
~ASKED ASKED $|10|11
~ASKED ASKED|-2|10
~ASKED NUMBER|11|22
~ASKED all|6|-7
~ASKED and it|12|22
~ASKED and x|12|-3
~ASKED and|-5|13
~ASKED any|40|0
~ASKED are x|-15|5
~ASKED are|8|-30
~ASKED as|5|6
~ASKED at all|-5|11
~ASKED at|0|21
~ASKED a|7|0
~ASKED back|3|10
~ASKED does not|6|0
~ASKED does|9|1
~ASKED down|4|-23
~ASKED fine|5|-7
~ASKED for|-15|5
~ASKED has|-22|14
~ASKED in|-18|-19
~ASKED is x|42|-3
~ASKED is|19|3
~ASKED it $|-32|-17
~ASKED it x|13|0
~ASKED it|16|15
~ASKED just|11|-10
~ASKED like|10|24
~ASKED no|7|-3
~ASKED off|-38|-3
~ASKED on it|-17|0
~ASKED on the|-6|7
~ASKED one|23|21
~ASKED on|13|2
~ASKED out|-31|0
~ASKED the x|10|11
~ASKED there|2|-4
~ASKED the|21|-24
~ASKED to x|6|0
~ASKED to|-34|0
~ASKED when|5|1
~ASKED will not|10|0
~ASKED will|21|0
~ASKED with|1|14
~ASKED x $|-7|18
~ASKED x ,|4|-6
~ASKED x and|0|25
~ASKED x in|12|0
~ASKED x on|1|-17
~ASKED x x|7|-26
~ASKED x|7|11
~NUMBER $|20|10
~NUMBER ,|16|26
~NUMBER ASKED $|-18|7
~NUMBER ASKED|-5|-5
~NUMBER TIME $|-11|11
~NUMBER TIME|-2|17
~NUMBER and|9|-13
~NUMBER of|-8|-4
~NUMBER x $|14|-2
~NUMBER x x|9|0
~NUMBER x|-9|-6
~PERSON $|-14|0
~PERSON x it|-6|0
~PERSON x|-14|18
~PLACE $|-9|-16
~PLACE ,|-15|0
~PLACE a|-20|0
~PLACE the x|-22|-11
~PLACE the|-21|-10
~PLACE x $|12|0
~TIME $|5|13
~TIME ,|31|8
~TIME and|-4|-5
~TRIED $|-17|17
~TRIED ,|10|-18
~TRIED TRIED|-25|0
~TRIED and it|5|4
~TRIED and|24|24
~TRIED is|-20|0
~TRIED it x|22|-8
~TRIED it|21|11
~TRIED on|-41|0
~TRIED the|2|12
~TRIED x|-18|24
~^ ASKED ASKED|-14|33
~^ ASKED and|1|5
~^ ASKED are|13|-4
~^ ASKED is|14|-1
~^ ASKED it|7|2
~^ ASKED like|11|22
~^ ASKED x|17|-8
~^ ASKED|4|5
~^ NUMBER ASKED|5|-14
~^ NUMBER|37|22
~^ PERSON x|-24|0
~^ PERSON|-51|0
~^ TRIED it|5|2
~^ TRIED x|-8|26
~^ TRIED|-3|-4
~^ a x|12|-15
~^ all x|15|24
~^ all|17|-6
~^ always|-2|-8
~^ a|19|10
~^ been|17|-10
~^ both|19|-1
~^ bought it|-41|0
~^ bought|-39|0
~^ came|-8|5
~^ can not|-6|-10
~^ dead|16|-4
~^ did|27|0
~^ does not|25|-5
~^ does|6|-6
~^ do|-15|0
~^ even|11|1
~^ every|6|-9
~^ full|-6|-17
~^ goes|11|-19
~^ got|12|-7
~^ had|13|-1
~^ how do|-6|0
~^ how|-16|0
~^ i am|-8|0
~^ i can|11|5
~^ i do|-12|0
~^ i have|9|-12
~^ i never|-20|0
~^ i only|-16|0
~^ i x|-5|13
~^ if i|5|5
~^ if|6|4
~^ it ASKED|19|-21
~^ it does|-5|-10
~^ it is|-30|23
~^ it was|-3|-5
~^ it will|-7|0
~^ it x|10|3
~^ it|-37|-30
~^ i|-65|0
~^ just a|4|7
~^ just the|9|-7
~^ just x|-6|4
~^ just|-5|-18
~^ like|14|4
~^ mine|-50|0
~^ my PERSON|-12|0
~^ my x|17|8
~^ my|-20|10
~^ neither|3|-9
~^ never x|-24|0
~^ never|-28|7
~^ new ASKED|10|19
~^ new|-2|15
~^ no ,|14|-4
~^ no ASKED|11|-1
~^ no it|15|-10
~^ no x|-32|5
~^ none|13|-9
~^ nope|9|-7
~^ not ASKED|10|13
~^ not a|16|-4
~^ not x|-26|0
~^ nothing ASKED|-11|-3
~^ nothing x|0|-16
~^ nothing|-11|2
~^ not|42|-6
~^ no|-17|-34
~^ one ASKED|12|-1
~^ one of|12|8
~^ one x|-10|-23
~^ one|19|9
~^ only x|-8|0
~^ only|-5|-27
~^ on|17|12
~^ put|9|-7
~^ same ASKED|8|-14
~^ same|21|-23
~^ says|15|-27
~^ silent|10|-2
~^ solid|-10|0
~^ stays|10|-9
~^ still|20|17
~^ the ASKED|-16|-5
~^ the TRIED|-41|0
~^ the x|3|4
~^ there is|-15|18
~^ there|-13|8
~^ they are|-16|-4
~^ they x|-16|11
~^ they|-8|11
~^ the|-29|2
~^ took|3|16
~^ too|-20|0
~^ was|-9|8
~^ went|9|0
~^ we|-14|2
~^ what is|-17|0
~^ what|-44|0
~^ where|-27|0
~^ which|-22|0
~^ will not|27|-6
~^ will|15|-6
~^ x $|33|25
~^ x ,|18|-17
~^ x ASKED|-18|-17
~^ x NUMBER|19|-11
~^ x all|5|7
~^ x and|-12|7
~^ x are|-30|0
~^ x as|23|7
~^ x at|10|25
~^ x a|-12|11
~^ x dead|-28|0
~^ x in|-5|6
~^ x is|-4|3
~^ x it|24|13
~^ x like|5|-9
~^ x my|1|-20
~^ x off|4|-22
~^ x of|13|11
~^ x one|-4|5
~^ x out|14|22
~^ x the|-4|-37
~^ x to|3|-12
~^ x up|-16|-13
~^ x when|9|2
~^ x will|-18|0
~^ x with|13|-10
~^ x x|-32|16
~^ x|9|-11
~^ yeah|7|6
~^ yes|14|16
~^ you can|6|9
~^ you|31|-1
~a ASKED $|-20|3
~a ASKED x|0|6
~a ASKED|-35|16
~a NUMBER|5|4
~a PLACE|-12|0
~a TIME|4|-37
~a TRIED $|-14|0
~a TRIED|-28|6
~a bit|-3|10
~a new|12|1
~a x $|-4|-24
~a x ,|2|27
~a x ASKED|-15|-2
~a x and|8|14
~a x in|20|9
~a x of|35|-16
~a x on|-7|-6
~a x x|-2|8
~a x|18|-13
~about $|23|0
~about NUMBER|7|16
~all $|32|-22
~all ASKED|18|8
~all NUMBER|-14|0
~all TIME $|-9|13
~all TIME|-3|7
~all over $|10|1
~all over|16|10
~all the time|3|9
~all the x|-4|-4
~all the|-7|3
~all x $|9|15
~all x ,|14|-17
~all x x|-13|0
~all x|16|12
~always x|-6|-13
~am x|12|0
~an x $|4|-14
~an x|9|8
~and ASKED|21|-25
~and a|-28|0
~and i am|-21|0
~and it is|-30|31
~and it x|19|5
~and it|5|22
~and i|-36|6
~and the ASKED|5|-5
~and they|4|12
~and the|9|-3
~and x $|10|14
~and x x|6|0
~and x|18|41
~any ASKED|9|0
~any x|-14|0
~anything $|10|5
~are all|18|-12
~are x $|13|6
~are x|-21|4
~as a x|12|26
~as a|-10|26
~as it|5|-1
~as i|4|-11
~as the|-8|0
~as x $|8|-1
~as x|24|16
~at all $|24|-11
~at all|-6|6
~at it|10|0
~at the ASKED|10|0
~at the x|-13|22
~at the|-4|10
~at x|5|14
~back $|-17|-6
~be x|-14|0
~been ASKED|15|-34
~been in|5|-6
~been x $|-21|0
~before $|-16|0
~bit of|-3|-12
~bit x|-9|0
~both ASKED|9|-27
~both x|10|-9
~bought it|-45|0
~but the x|-15|0
~but the|-12|27
~but x|-20|0
~by the x|-11|11
~by the|4|12
~by x|-6|-9
~came with|8|0
~can ASKED|21|-7
~can not ASKED|-7|0
~can not get|8|0
~can not see|-27|0
~can not tell|-8|0
~can not x|-16|0
~can not|-45|5
~can see|-2|8
~clean $|10|-10
~cold $|-8|-12
~comes on|-19|2
~comes up|1|-6
~could not|6|0
~dead $|-21|13
~dead x|8|2
~do not know|-13|0
~do not x|29|0
~do not|12|8
~do you|-14|0
~does it|11|0
~does not ASKED|-16|-2
~does not x|14|-14
~does nothing $|1|6
~does nothing|17|-6
~does not|-3|-19
~down $|13|4
~down the x|13|6
~down the|14|7
~dry $|4|-5
~empty $|1|-5
~even x|15|-16
~ever $|-18|-2
~every TIME|22|10
~every x|11|-8
~fine $|15|-15
~fine ,|2|-26
~for TIME $|-11|4
~for TIME|8|3
~for a x|15|-13
~for a|14|8
~from the x|-2|-19
~from the|11|-15
~from x|9|1
~full of|-17|0
~go $|7|6
~goes $|5|-11
~goes in|12|-5
~goes off|10|-6
~goes x|-4|6
~got a x|6|7
~got a|4|8
~got it|-13|2
~got no|-17|0
~got the|8|0
~got x|2|8
~had a|3|16
~had it|-11|-2
~has a|-27|0
~has x|26|-7
~have a|-12|0
~have not x|25|0
~have not|-14|0
~have no|15|0
~have only|-16|0
~have to x|17|2
~have to|22|9
~have x|14|1
~hear it|6|8
~here $|-21|0
~how do|-6|0
~i ASKED|5|6
~i TRIED|7|-3
~i am x|12|0
~i can not|-22|0
~i can|15|8
~i could|17|0
~i do not|-20|0
~i do|17|6
~i get|11|7
~i have not|-8|0
~i have only|-6|0
~i have x|-15|0
~i have|-17|0
~i know|-12|0
~i never|-24|0
~i only|-16|0
~i put|8|0
~i was|-10|0
~i will|-9|0
~i x $|-7|-13
~i x it|17|6
~i x on|23|15
~i x the|-11|10
~i x|12|22
~if i x|8|9
~if i|18|12
~in $|1|12
~in ,|6|-8
~in ASKED|-6|-9
~in NUMBER|18|10
~in TIME|14|-10
~in a x|-13|1
~in and|-4|-29
~in a|-16|-23
~in it $|9|-5
~in it is|10|0
~in it|11|-5
~in my x|14|8
~in my|23|8
~in the ASKED|-2|-5
~in the PLACE|-1|-14
~in the x|3|23
~in there $|4|22
~in there|-1|17
~in x $|-14|22
~in x x|-19|0
~in x|-22|18
~is $|-10|0
~is ASKED $|11|-6
~is ASKED|13|25
~is NUMBER|-26|0
~is PLACE|-15|0
~is a ASKED|9|0
~is a x|23|10
~is all x|-55|26
~is all|-19|20
~is an x|-8|0
~is an|-8|0
~is been|-1|9
~is dead|-11|14
~is fine|5|-6
~is got a|11|0
~is got|-11|4
~is in the|-36|0
~is in|-5|11
~is just|-15|-10
~is my x|-11|0
~is my|-7|0
~is not x|-19|0
~is not|1|18
~is no|-25|0
~is off|-9|0
~is one|-3|-7
~is on|-6|25
~is stuck|-25|0
~is that|-39|0
~is the x|10|-19
~is the|-9|-4
~is too x|-11|0
~is too|-11|0
~is x $|-32|-19
~is x ,|16|25
~is x and|-29|-3
~is x in|8|-8
~is x on|-11|0
~is x x|-38|15
~it $|16|-6
~it , x|0|-15
~it ,|2|-23
~it ASKED|1|-8
~it TRIED|6|0
~it all|-10|-5
~it and it|7|-9
~it and|-10|13
~it at|-24|0
~it came|-6|-2
~it does not|14|-19
~it does|7|-2
~it every|11|2
~it goes $|2|-22
~it goes|17|1
~it in|7|10
~it is ASKED|8|0
~it is PLACE|13|0
~it is all|-12|14
~it is a|-4|-21
~it is been|-3|7
~it is got|-4|4
~it is in|1|15
~it is just|5|-10
~it is my|-9|0
~it is not|3|17
~it is on|-11|17
~it is the|26|-11
~it is x|0|-6
~it is|33|-19
~it just x|5|13
~it just|26|5
~it last TIME|-11|0
~it last|-11|-1
~it like|-7|0
~it off|-24|1
~it on the|11|-3
~it on|-10|0
~it out $|11|0
~it out|14|-23
~it says|-1|9
~it was x|5|2
~it was|5|-1
~it went|12|8
~it will not|10|24
~it will|10|23
~it with|4|7
~it x $|-3|17
~it x ,|11|8
~it x the|6|4
~it x up|7|-1
~it x x|8|15
~it x|32|0
~just a x|3|6
~just as|3|-19
~just a|6|8
~just the|3|-10
~just x $|8|-6
~just x|21|0
~know $|-18|0
~last TIME $|9|-6
~last TIME|-5|-6
~like a x|16|15
~like a|17|4
~like that $|12|0
~like that|7|0
~like x $|21|7
~like x|36|-2
~me $|-17|0
~mine $|-6|0
~mine is|-10|0
~my x $|-16|18
~my x x|21|-19
~my x|24|13
~never ASKED|-9|-6
~never been x|5|9
~never been|16|8
~never x $|28|-24
~never x|14|-20
~new $|4|-11
~new ASKED|10|19
~no ,|17|4
~no ASKED $|17|-1
~no ASKED ,|16|-12
~no ASKED no|5|-2
~no ASKED on|-19|0
~no ASKED x|34|-9
~no ASKED|12|13
~no TRIED $|7|0
~no TRIED|-6|-4
~no idea|-8|0
~no it is|11|-8
~no it|16|-12
~no x $|-7|-22
~no x ,|42|7
~no x x|-7|-2
~no x|-50|7
~not $|-21|0
~not ASKED $|-3|-9
~not ASKED ,|13|-3
~not ASKED at|-4|-6
~not ASKED|-6|-15
~not TRIED it|-6|0
~not TRIED|25|0
~not a x|15|-5
~not a|10|-6
~not been|-7|0
~not even|22|-6
~not get|10|0
~not got|-17|0
~not go|20|-8
~not have|-18|0
~not know|6|0
~not open|-16|0
~not say $|-9|0
~not say|-13|0
~not see|-39|0
~not sure|-21|0
~not tell|-11|0
~not turn|-10|0
~not x $|-20|-18
~not x it|32|0
~not x x|-14|0
~not x|3|31
~nothing $|38|10
~nothing ASKED|-11|-3
~nothing x $|22|-7
~nothing x|15|-21
~now $|-46|0
~of ASKED|-16|37
~of it $|12|0
~of it|-2|-22
~of the x|-5|-5
~of them x|-7|0
~of them|12|1
~of the|-2|-11
~of those|15|0
~of x $|12|-9
~of x|3|-15
~off $|-12|-16
~off it|25|13
~off the x|12|4
~off the|12|0
~off x|-19|0
~ok $|10|2
~on $|7|-32
~on TIME|8|8
~on a x|7|-9
~on a|21|-5
~on it $|-1|10
~on it ,|-20|0
~on it|-10|-22
~on my|-23|7
~on that|-13|0
~on the ASKED|13|8
~on the PLACE|-13|0
~on the x|7|8
~on the|4|7
~on x $|-19|16
~on x|-6|-8
~one $|-14|-12
~one ,|-13|0
~one ASKED $|-26|0
~one ASKED|-13|-9
~one is x|-7|-14
~one is|14|33
~one of them|-1|6
~one of|5|3
~one x $|-11|-2
~one x x|28|0
~one x|-50|-11
~only $|-15|0
~only ever|23|0
~only got|-7|0
~only have|-6|0
~only one|-38|0
~only the|-9|6
~only x|-43|0
~other x|6|0
~out $|10|-9
~out of it|-18|0
~out of|-19|9
~out x|3|4
~over $|1|15
~over it|-13|0
~over the|5|-4
~put a|5|1
~quiet $|6|19
~same $|8|4
~same ASKED|9|-15
~same x $|4|-11
~same x|10|-18
~says no|5|12
~see $|-14|0
~see it|24|0
~silent $|9|-10
~so can not|-6|0
~so can|-6|0
~so i can|-6|0
~so it|21|0
~so i|-13|0
~so x|-14|0
~some x|-11|0
~sound $|18|-12
~stays x|-4|-10
~still x $|16|-34
~still x|16|-41
~that i can|12|0
~that is x|-7|0
~that is|27|-6
~that x $|-40|0
~that x|-6|15
~the ASKED $|7|-9
~the ASKED ,|11|0
~the ASKED x|-15|-7
~the ASKED|13|23
~the NUMBER|32|0
~the PERSON|-6|0
~the PLACE $|-13|-28
~the PLACE ,|-11|0
~the PLACE|-26|-6
~the TIME|23|-7
~the TRIED $|10|10
~the TRIED|8|-8
~the back|-9|-19
~the one x|-45|0
~the one|-3|-17
~the same $|6|4
~the same x|3|-21
~the same|4|-17
~the time|3|9
~the x $|-26|4
~the x ,|4|-37
~the x ASKED|15|-5
~the x PLACE|-24|0
~the x and|-7|-10
~the x in|-19|0
~the x is|-18|7
~the x it|18|-22
~the x i|-8|0
~the x of|-7|0
~the x one|13|-4
~the x that|20|22
~the x x|12|25
~the x|5|33
~them $|8|-7
~them x|-22|0
~then x $|6|9
~then x|10|11
~there $|20|21
~there ,|-11|0
~there is a|24|-2
~there is no|-25|0
~there is|-1|11
~they are x|-6|0
~they are|-8|-2
~they x|-1|20
~thing $|-21|0
~tight $|7|13
~to ASKED $|11|0
~to ASKED|-8|-14
~to be|-8|0
~to it $|-6|0
~to it|2|6
~to me|-18|0
~to the x|12|3
~to x $|-7|1
~to x it|2|16
~to x|15|0
~too $|50|-17
~too x|-63|0
~up $|3|-9
~up x|6|-17
~used it|-34|0
~used to|69|13
~was x|9|-10
~we have|-23|0
~what is|-19|0
~when i TRIED|3|-8
~when i x|27|14
~when it|0|-10
~when i|13|10
~where it|13|0
~where the|10|17
~who knows|-14|0
~will not ASKED|0|-8
~will not come|-24|0
~will not x|-5|13
~with a x|5|10
~with a|0|8
~with it|-2|-10
~with my x|15|-1
~with my|15|-1
~with the x|-21|-3
~with the|-12|-2
~with x $|-36|-2
~with x|-31|-1
~work $|-35|0
~x $|29|-9
~x , ASKED|12|-9
~x , can|-6|0
~x , it|26|16
~x , i|-24|0
~x , just|28|-5
~x , nothing|20|-5
~x , no|-14|-24
~x , same|-7|-10
~x , x|-5|18
~x ,|5|28
~x ASKED $|45|-7
~x ASKED ,|2|10
~x ASKED and|-1|7
~x ASKED x|-7|14
~x ASKED|42|13
~x NUMBER $|20|0
~x NUMBER x|-18|-14
~x NUMBER|13|33
~x PLACE $|11|0
~x PLACE the|-22|0
~x PLACE|-29|8
~x TIME|7|-4
~x TRIED|8|-1
~x a x|-5|34
~x about|-4|4
~x all over|8|7
~x all the|10|5
~x all x|2|-21
~x all|9|-17
~x and ASKED|2|-4
~x and it|-8|-2
~x and i|-32|0
~x and the|16|22
~x and x|1|-21
~x and|31|-11
~x are x|-14|0
~x are|-45|24
~x as a|-15|24
~x as|8|3
~x at all|35|-25
~x at the|15|32
~x at|19|-29
~x a|3|40
~x back|31|16
~x been|19|-21
~x but|-5|12
~x by the|-12|2
~x by|-6|-7
~x clean|10|-3
~x cold|3|-7
~x comes|1|-5
~x dead|-24|-10
~x does|-20|2
~x down $|-13|0
~x down|2|9
~x even|17|-5
~x every|9|10
~x fine|6|6
~x for|-18|-10
~x from the|4|9
~x from|22|3
~x goes|-25|13
~x go|13|17
~x had|-14|0
~x has|-12|16
~x have|-11|0
~x i x|7|-12
~x in ,|10|0
~x in a|9|0
~x in it|19|4
~x in there|2|22
~x in the|22|22
~x in x|-36|0
~x into|5|-13
~x in|-8|27
~x is|-37|21
~x it $|-13|-5
~x it ,|9|-16
~x it in|-2|19
~x it is|22|-9
~x it on|-33|0
~x it out|8|4
~x it to|-6|0
~x it up|-6|0
~x it x|16|-14
~x it|7|27
~x i|36|-4
~x just|-31|-3
~x like a|4|-8
~x like x|18|0
~x like|28|0
~x me|-23|0
~x my x|5|-20
~x my|-20|-20
~x not|-6|0
~x now $|-17|0
~x now|-10|0
~x no|-7|12
~x of the|-10|-6
~x of x|6|-12
~x off $|-2|20
~x off|-2|31
~x of|41|27
~x on $|-11|-22
~x on a|14|0
~x on it|24|-21
~x on the|-1|7
~x on x|-7|0
~x one $|-13|0
~x one is|-9|-15
~x one x|10|10
~x one|0|11
~x only $|-16|0
~x only|-19|0
~x on|5|-13
~x or|6|4
~x out $|-13|20
~x out|21|18
~x over $|-12|0
~x over it|-14|0
~x over|-25|12
~x since|18|-15
~x so i|-10|0
~x so|-9|0
~x still|2|-13
~x that is|16|-26
~x that|-18|-6
~x the ASKED|-9|1
~x the TRIED|2|-26
~x the x|17|-7
~x there $|-6|29
~x there|19|22
~x the|39|-19
~x thing|-13|0
~x to the|-7|-14
~x to x|18|2
~x too $|26|-7
~x too|-2|-7
~x to|15|-27
~x up|29|16
~x when i|-2|11
~x when|-16|4
~x where|20|3
~x will not|-22|0
~x will|-22|0
~x with a|-13|6
~x with the|14|0
~x with x|4|-5
~x with|13|-4
~x x $|19|-7
~x x ,|-19|-2
~x x ASKED|64|-8
~x x all|7|0
~x x and|10|-24
~x x down|5|6
~x x from|20|0
~x x in|-9|31
~x x is|-10|0
~x x it|-10|1
~x x i|10|0
~x x off|23|14
~x x on|6|18
~x x out|-2|10
~x x over|-26|0
~x x the|9|35
~x x to|-24|0
~x x up|13|-14
~x x with|11|0
~x x x|32|30
~x x|7|-3
~yes $|12|11
~yet $|-19|0
~you can|-1|18
~you mean|-22|0
~you x|-2|4
`;
