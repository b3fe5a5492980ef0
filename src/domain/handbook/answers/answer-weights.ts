// A table that a script writes, one line a sign.
/* oxlint-disable max-lines */
/**
 * What each sign of an answer is worth for its settling anything, and for its settling it by a yes, in
 * hundredths of logarithms of odds. Written by `npm run fit:answers -- --write`, which fits them to
 * answers written for it.
 */
export const answerWeights = `
$|10|-3
, ASKED|29|-4
, NUMBER|8|-15
, TRIED|14|27
, all|-11|-14
, and|-2|-8
, can not|-7|0
, can|-7|0
, dead|9|-2
, it is|9|-3
, it just|25|-1
, it|3|-7
, i|-14|-1
, just|15|-7
, never|4|15
, no ASKED|10|23
, nothing $|3|-3
, nothing|30|-13
, not|1|-9
, no|-3|-10
, same|3|13
, still|14|-15
, the|13|0
,|-1|-30
= like +|-12|11
= like -|1|-6
= like|-22|50
= means +|16|-38
= means -|3|29
= means|7|-16
= phrases +|58|5
= phrases -|44|-30
= phrases|25|22
= said +|98|63
= said -|93|-62
= said|6|68
= sayings +|74|11
= sayings -|98|-44
= sayings|4|77
= states +|69|10
= states -|111|-58
= states|26|56
= well +|73|-35
= well -|51|-30
= well|45|-10
? $|-44|0
?|-63|0
@$|10|-3
@, $|-36|0
@, ASKED|21|12
@, FORNO $|9|-10
@, FORNO FORNO|2|-5
@, FORNO|18|-7
@, FORYES FORNO|1|-8
@, FORYES x|-8|0
@, FORYES|15|22
@, all|-11|-14
@, can not|-7|0
@, can|-7|0
@, i x|-9|-10
@, it is|9|-3
@, it just|25|-1
@, it|3|-7
@, i|-14|-1
@, just x|13|0
@, just|15|-7
@, not $|7|-10
@, not FORYES|7|31
@, not x|-19|-48
@, not|23|-20
@, same x|6|1
@, same|3|13
@, still x|8|-16
@, still|14|-15
@, the x|37|-14
@, the|13|0
@, x $|11|-55
@, x FORNO|3|-49
@, x FORYES|-2|-8
@, x it|9|-3
@, x x|-6|-23
@, x|36|-23
@,|-17|-30
@ASKED $|-29|-13
@ASKED ,|2|-5
@ASKED FORNO|-7|12
@ASKED FORYES|21|43
@ASKED and|19|16
@ASKED is|-8|24
@ASKED it $|-16|0
@ASKED it|44|-50
@ASKED on|-12|0
@ASKED x $|39|4
@ASKED x x|-11|0
@ASKED x|9|-32
@FORNO $|34|-48
@FORNO , FORNO|3|8
@FORNO , it|-5|-8
@FORNO , not|20|24
@FORNO , x|13|2
@FORNO ,|26|-9
@FORNO ASKED|-15|0
@FORNO FORNO $|0|-6
@FORNO FORNO ,|7|16
@FORNO FORNO x|6|-4
@FORNO FORNO|21|30
@FORNO FORYES $|-2|-12
@FORNO FORYES|5|-19
@FORNO all the|2|-16
@FORNO all|5|-13
@FORNO and FORNO|4|11
@FORNO and x|1|-19
@FORNO and|7|17
@FORNO are|5|41
@FORNO as a|2|26
@FORNO as|7|6
@FORNO at|2|11
@FORNO a|6|-35
@FORNO down|-1|21
@FORNO for|4|-8
@FORNO in|4|-18
@FORNO is|-4|4
@FORNO it|-25|19
@FORNO i|9|18
@FORNO of|9|-11
@FORNO on the|1|-9
@FORNO on|22|-33
@FORNO out|-29|-6
@FORNO the x|18|3
@FORNO the|31|-31
@FORNO to|-30|0
@FORNO up|-16|-3
@FORNO when|5|-40
@FORNO with|10|-1
@FORNO x ,|0|-26
@FORNO x FORNO|3|4
@FORNO x and|6|9
@FORNO x in|23|32
@FORNO x x|-16|-13
@FORNO x|-14|-22
@FORNO|58|-59
@FORYES $|29|-36
@FORYES , FORYES|4|-14
@FORYES , and|11|3
@FORYES , it|13|11
@FORYES , just|-13|-5
@FORYES , same|12|11
@FORYES , x|13|13
@FORYES ,|43|32
@FORYES ASKED|4|-12
@FORYES FORNO $|11|-11
@FORYES FORNO ,|0|-11
@FORYES FORNO x|-32|0
@FORYES FORNO|-23|-35
@FORYES FORYES $|10|-3
@FORYES FORYES ,|-15|38
@FORYES FORYES FORYES|12|20
@FORYES FORYES and|6|17
@FORYES FORYES in|5|3
@FORYES FORYES it|14|10
@FORYES FORYES on|15|25
@FORYES FORYES the|4|3
@FORYES FORYES up|1|5
@FORYES FORYES x|20|-46
@FORYES FORYES|58|50
@FORYES a FORYES|14|16
@FORYES a x|7|9
@FORYES after|10|11
@FORYES all|9|-2
@FORYES and FORYES|9|-16
@FORYES and it|11|2
@FORYES and x|7|11
@FORYES and|17|7
@FORYES are FORNO|4|-8
@FORYES are x|-2|7
@FORYES are|-16|-33
@FORYES as x|2|43
@FORYES as|15|31
@FORYES at all|8|-2
@FORYES at the|-9|-3
@FORYES at|3|-5
@FORYES a|11|16
@FORYES back $|5|9
@FORYES back|12|-18
@FORYES but|14|27
@FORYES by|1|10
@FORYES does not|2|-11
@FORYES does|1|-11
@FORYES down|3|-11
@FORYES every|14|0
@FORYES for a|6|-13
@FORYES for|1|-8
@FORYES from the|-10|-10
@FORYES from|-24|1
@FORYES has|-28|11
@FORYES in $|6|-26
@FORYES in FORYES|-21|0
@FORYES in it|-11|17
@FORYES in there|-7|0
@FORYES in the|4|9
@FORYES in|17|23
@FORYES is FORNO|2|5
@FORYES is FORYES|7|10
@FORYES is|-16|12
@FORYES it $|-23|-30
@FORYES it ,|24|-4
@FORYES it FORYES|26|3
@FORYES it is|5|20
@FORYES it x|9|8
@FORYES it|10|-10
@FORYES just|7|4
@FORYES like a|4|16
@FORYES like x|11|5
@FORYES like|10|41
@FORYES my x|10|-18
@FORYES my|12|-24
@FORYES not FORNO|14|-12
@FORYES not FORYES|12|-21
@FORYES not|46|-5
@FORYES of FORYES|8|5
@FORYES off $|-30|6
@FORYES off|-26|-9
@FORYES of|-1|14
@FORYES on $|-7|-6
@FORYES on it|-38|-14
@FORYES on the|6|-12
@FORYES one is|-8|0
@FORYES one|6|6
@FORYES on|-6|8
@FORYES or|4|-11
@FORYES out $|10|8
@FORYES out of|9|15
@FORYES out|16|36
@FORYES over|12|7
@FORYES since x|9|0
@FORYES since|14|-25
@FORYES that|17|0
@FORYES the FORYES|7|-6
@FORYES the x|24|4
@FORYES them|2|-21
@FORYES then|7|15
@FORYES there|16|17
@FORYES the|22|-6
@FORYES to FORYES|15|7
@FORYES to x|-10|0
@FORYES to|33|11
@FORYES up $|11|6
@FORYES up|23|11
@FORYES when i|-12|3
@FORYES with a|15|3
@FORYES with|14|16
@FORYES x $|-1|-18
@FORYES x ,|14|-28
@FORYES x FORYES|17|37
@FORYES x and|9|14
@FORYES x in|-13|-14
@FORYES x off|-13|0
@FORYES x on|-11|5
@FORYES x the|-24|-8
@FORYES x x|-36|21
@FORYES x|-34|-14
@FORYES|28|26
@^ ASKED FORNO|-16|-10
@^ ASKED FORYES|12|37
@^ ASKED is|-8|21
@^ ASKED it|10|-23
@^ ASKED x|5|-3
@^ ASKED|-25|-5
@^ FORNO $|8|-5
@^ FORNO ,|2|-6
@^ FORNO FORNO|28|2
@^ FORNO FORYES|6|12
@^ FORNO and|4|20
@^ FORNO as|3|-17
@^ FORNO is|-2|-4
@^ FORNO it|-10|4
@^ FORNO of|3|-6
@^ FORNO the|7|-11
@^ FORNO x|-2|-6
@^ FORNO|35|-48
@^ FORYES $|4|30
@^ FORYES ,|7|-20
@^ FORYES FORNO|-11|-18
@^ FORYES FORYES|-8|53
@^ FORYES all|6|19
@^ FORYES and|4|-13
@^ FORYES are|-6|4
@^ FORYES as|7|34
@^ FORYES a|-5|9
@^ FORYES in|-18|-4
@^ FORYES is|-16|-6
@^ FORYES it|-6|13
@^ FORYES like|3|25
@^ FORYES not|13|-17
@^ FORYES off|11|-2
@^ FORYES one|10|6
@^ FORYES on|12|8
@^ FORYES out|4|15
@^ FORYES the|9|-27
@^ FORYES to|2|-9
@^ FORYES up|3|-13
@^ FORYES when|6|15
@^ FORYES with|6|1
@^ FORYES x|4|-24
@^ FORYES|34|20
@^ a FORYES|3|19
@^ a x|7|-6
@^ all x|2|17
@^ all|20|-7
@^ a|22|19
@^ been|15|-17
@^ both FORYES|5|22
@^ both|16|1
@^ can not|-8|-14
@^ did|34|0
@^ does not|25|-15
@^ does|4|-4
@^ do|-18|0
@^ even|13|12
@^ every|9|-15
@^ got|8|-15
@^ had|10|6
@^ have|6|0
@^ how do|-7|0
@^ how|-15|0
@^ i FORYES|13|13
@^ i am|-12|0
@^ i can|17|3
@^ i do|-8|0
@^ i have|3|-20
@^ i not|-19|0
@^ i only|-19|0
@^ i x|-30|0
@^ if i|5|8
@^ if|9|5
@^ it FORNO|27|-17
@^ it FORYES|-8|-2
@^ it does|-4|-14
@^ it is|-34|29
@^ it was|0|11
@^ it will|-7|0
@^ it x|-17|-7
@^ it|-42|-27
@^ i|-59|0
@^ just a|3|16
@^ just the|8|0
@^ just|-5|-24
@^ like|18|14
@^ mine|-50|0
@^ my FORYES|-12|0
@^ my x|0|19
@^ my|-15|20
@^ not ,|-6|-9
@^ not ASKED|33|0
@^ not FORNO|-52|8
@^ not FORYES|-1|-18
@^ not a|14|8
@^ not it|14|-11
@^ not x|-49|19
@^ not|12|-39
@^ one FORYES|-1|-23
@^ one of|12|10
@^ one x|6|-15
@^ one|23|-2
@^ only FORYES|-25|0
@^ only x|13|34
@^ only|0|-18
@^ on|19|30
@^ same FORYES|6|-28
@^ same x|6|24
@^ same|27|-28
@^ still FORNO|1|-6
@^ still|19|17
@^ the ASKED|-36|0
@^ the FORYES|-18|4
@^ the x|25|-15
@^ there is|-17|28
@^ there|-11|3
@^ they are|-20|-11
@^ they x|-16|0
@^ they|-14|-2
@^ the|-33|3
@^ too x|-16|0
@^ too|-13|0
@^ was|-10|2
@^ we|-15|5
@^ what is|-17|0
@^ what|-42|0
@^ where|-31|0
@^ which|-23|0
@^ will not|22|-12
@^ will|11|-12
@^ x ,|1|-14
@^ x ASKED|-21|-13
@^ x FORNO|-9|4
@^ x FORYES|19|-9
@^ x and|-18|23
@^ x are|-10|0
@^ x as|21|-33
@^ x a|18|-5
@^ x in|-11|13
@^ x is|25|5
@^ x it|6|-12
@^ x like|4|-25
@^ x my|5|-6
@^ x off|21|4
@^ x of|1|-6
@^ x on|-37|16
@^ x out|27|24
@^ x the|-1|23
@^ x to|14|0
@^ x up|-16|0
@^ x will|-18|0
@^ x x|-37|-17
@^ x|5|-6
@^ yes|14|12
@^ you can|5|10
@^ you|41|6
@^|10|-3
@a ASKED|7|0
@a FORNO $|-27|-34
@a FORNO FORNO|8|-5
@a FORNO x|26|16
@a FORNO|-8|-15
@a FORYES $|-8|-51
@a FORYES FORYES|16|-3
@a FORYES and|-14|0
@a FORYES x|2|4
@a FORYES|26|4
@a bit|-5|16
@a x $|4|-21
@a x ,|-2|14
@a x ASKED|-18|0
@a x FORNO|22|10
@a x FORYES|-30|-4
@a x and|9|6
@a x in|5|5
@a x of|43|-15
@a x one|-27|0
@a x on|-6|0
@a x x|-27|-18
@a x|-34|-14
@about $|23|9
@about|25|37
@after x|-2|15
@after|0|33
@again $|10|0
@again|9|12
@all $|30|-20
@all FORNO $|-7|10
@all FORNO|3|31
@all FORYES $|20|10
@all FORYES|17|23
@all over $|14|-5
@all over|16|9
@all the FORNO|5|12
@all the|-4|8
@all x $|17|-8
@all x ,|17|-10
@all x x|14|12
@all x|10|-41
@all|21|-4
@am x|13|0
@am|-9|4
@an FORYES|7|2
@an x $|-5|-5
@an x x|32|0
@an x|5|7
@and FORNO $|5|-17
@and FORNO|2|-42
@and FORYES $|4|-2
@and FORYES|22|-9
@and a|-28|0
@and i am|-26|0
@and it FORYES|11|-11
@and it is|-31|23
@and it x|18|36
@and it|10|10
@and i|-39|11
@and not FORYES|7|-2
@and not|13|27
@and still|2|-4
@and the FORYES|-3|-44
@and the x|16|15
@and they|10|32
@and the|15|-8
@and x $|-4|3
@and x x|28|32
@and x|-1|20
@and|43|8
@any FORYES|-8|0
@any|20|-62
@an|15|6
@are FORNO $|6|-10
@are FORNO|25|-23
@are FORYES|-8|0
@are all|23|-15
@are x $|-6|14
@are x|-23|36
@are|-56|-50
@as FORNO $|1|-8
@as FORNO|2|21
@as a FORNO|-20|0
@as a x|13|22
@as a|-9|21
@as it|4|-4
@as i|6|6
@as the|-8|0
@as x $|10|5
@as x|33|4
@as|38|-29
@at all $|24|-18
@at all|-3|4
@at it|15|0
@at the FORYES|22|15
@at the x|-26|21
@at the|-4|9
@at x $|-21|0
@at x|-20|10
@at|-28|20
@a|9|27
@back $|-18|-8
@back|30|11
@been FORNO|-10|2
@been FORYES $|10|-8
@been FORYES|23|-35
@been in|11|-10
@been x|-37|5
@been|3|-10
@before $|-16|0
@before|-9|8
@be|-8|1
@bit of|-3|-16
@bit|-10|-9
@both FORYES|9|15
@both x|15|-32
@both|12|-25
@but not|52|16
@but the x|-13|0
@but the|-11|28
@but|44|64
@by the x|21|7
@by the|5|2
@by x $|-11|0
@by|4|29
@can FORYES|20|0
@can not get|10|0
@can not x|-20|0
@can not|-29|22
@can x it|10|4
@can x|-17|27
@can|0|42
@could be|-13|0
@could|1|10
@did|17|-14
@do i|-7|0
@do not FORYES|31|0
@do not x|-16|0
@do not|19|13
@do you|-8|0
@does it|10|0
@does not $|4|19
@does not FORYES|-10|0
@does not x|25|-31
@does not|15|-31
@does|-9|23
@down $|8|-4
@down the x|13|15
@down the|13|11
@down|23|39
@do|-41|11
@each|16|12
@even FORYES|-18|7
@even x|11|-7
@even|51|-53
@every FORNO|2|10
@every FORYES|5|-53
@every x|36|22
@every|57|-19
@for FORNO|9|-13
@for a|11|-3
@for x|17|-7
@from the x|-12|10
@from the|14|-25
@from x|10|9
@from|31|8
@gets|29|16
@get|-9|30
@got a FORNO|12|0
@got a|6|7
@got it|-16|7
@got not|-26|0
@got|-43|8
@had a|-2|18
@had it|-15|-7
@had|-23|3
@has FORYES|46|18
@has a|-30|0
@has not|-18|0
@has|-37|1
@have a|-11|0
@have not x|8|0
@have not|-22|0
@have only|-19|0
@have to x|14|0
@have to|20|1
@have x|-4|-8
@have|-25|10
@here $|-20|0
@here|-46|0
@how do|-7|0
@how|-37|0
@i ASKED|17|11
@i FORNO it|-10|-6
@i FORNO|-11|-19
@i FORYES it|3|4
@i FORYES the|4|19
@i FORYES|28|-24
@i am x|13|0
@i am|-5|4
@i can not|-10|0
@i can x|-2|12
@i can|19|8
@i could|24|0
@i do not|-17|0
@i do|17|2
@i get|11|13
@i have not|-13|0
@i have only|-8|0
@i have x|-34|0
@i have|-14|12
@i not|-12|0
@i only x|-18|0
@i only|-20|0
@i was|-14|0
@i will|-11|0
@i x $|-2|-5
@i x it|17|-4
@i x on|25|40
@i x the|-6|-11
@i x x|-8|0
@i x|-30|39
@if i FORYES|4|6
@if i x|5|9
@if i|14|18
@if|6|-1
@in $|6|2
@in ,|-4|-19
@in FORNO $|5|-14
@in FORNO|8|-16
@in FORYES $|-3|8
@in FORYES|-21|8
@in a x|-20|-21
@in and|-3|-19
@in a|-14|-18
@in it $|14|-5
@in it is|7|0
@in it|6|1
@in my|21|12
@in the FORNO|6|-3
@in the FORYES|32|8
@in the x|-27|-10
@in there $|4|19
@in there|-5|10
@in x $|8|9
@in x|6|20
@into|-16|-2
@in|18|2
@is FORNO $|27|-7
@is FORNO ,|10|25
@is FORNO FORNO|7|-5
@is FORNO|44|-16
@is FORYES $|-4|-10
@is FORYES|-5|44
@is a FORNO|26|-7
@is a FORYES|8|-20
@is a x|-24|24
@is all x|-14|0
@is all|-23|25
@is an x|-16|0
@is an|-13|0
@is been|4|16
@is got a|11|0
@is got not|-18|0
@is got|-5|3
@is in the|-29|0
@is in|-9|6
@is just|-19|-12
@is my x|-10|0
@is not FORYES|15|-13
@is not x|-43|0
@is not|-11|-2
@is one|-6|-15
@is on|-7|24
@is that|-32|0
@is the ASKED|6|0
@is the x|1|-33
@is the|-14|-7
@is too x|-12|0
@is too|-12|0
@is x $|8|-7
@is x ,|7|58
@is x FORYES|15|0
@is x and|-37|0
@is x in|-18|0
@is x on|-15|0
@is x the|-12|0
@is x x|12|45
@is x|-49|28
@is|-24|-13
@it $|16|-6
@it , not|12|-3
@it , x|9|-6
@it ,|-1|-30
@it FORNO $|-5|-3
@it FORNO FORNO|-9|-1
@it FORNO|6|-26
@it FORYES $|13|22
@it FORYES FORYES|11|-9
@it FORYES on|-7|4
@it FORYES|1|37
@it all x|-1|-23
@it all|-7|-24
@it and it|7|-12
@it and|-10|4
@it at|-8|0
@it does not|10|-14
@it every|9|0
@it has|10|0
@it in|9|15
@it is FORNO|19|-13
@it is FORYES|26|7
@it is all|-13|22
@it is a|-2|-22
@it is been|2|11
@it is in|-3|12
@it is just|6|-12
@it is not|14|2
@it is on|-5|15
@it is the|23|-14
@it is x|-28|4
@it is|35|-17
@it just x|-4|-3
@it just|25|-3
@it not|-16|0
@it off|-25|10
@it on the|8|-6
@it on|-13|-2
@it out $|17|0
@it out|17|-18
@it up|2|-6
@it was x|-12|0
@it was|11|25
@it will not|11|16
@it will|11|16
@it with|5|21
@it x $|19|18
@it x ,|16|0
@it x FORYES|-14|0
@it x and|8|0
@it x x|5|28
@it x|-1|-12
@its|34|-7
@it|6|16
@i|-21|20
@just FORYES|17|12
@just a x|8|0
@just as|3|-25
@just a|5|12
@just the|2|-17
@just x $|15|-13
@just x|0|-15
@just|34|-3
@like FORYES|7|14
@like a FORYES|1|12
@like a x|17|7
@like a|20|1
@like that $|12|0
@like x $|20|8
@like x|49|21
@like|53|-4
@lot|17|-3
@me $|-23|0
@me|-63|10
@mine $|-8|0
@mine is|-13|0
@mine|-32|0
@more|44|4
@my ASKED|-20|0
@my FORYES $|-1|27
@my FORYES x|18|0
@my FORYES|9|16
@my x $|-13|12
@my x FORYES|25|-17
@my x x|12|-9
@my x|10|1
@my|-14|44
@not $|19|20
@not ,|16|-7
@not ASKED $|14|0
@not ASKED|15|11
@not FORNO $|20|16
@not FORNO|-20|45
@not FORYES $|36|-34
@not FORYES ,|27|-10
@not FORYES FORYES|6|-14
@not FORYES at|10|-2
@not FORYES in|-7|5
@not FORYES it|27|-9
@not FORYES not|14|13
@not FORYES on|-64|-7
@not FORYES x|-2|-20
@not FORYES|17|-61
@not a FORYES|17|-9
@not a x|-7|4
@not at|10|-6
@not a|2|9
@not been FORYES|14|-2
@not been|8|-1
@not even|31|-20
@not get|9|0
@not got|-20|0
@not have|-19|0
@not in|21|-7
@not it is|11|-8
@not it|17|-9
@not the|34|10
@not x $|40|-32
@not x ,|19|0
@not x FORYES|-11|0
@not x any|-12|0
@not x at|31|0
@not x how|-6|0
@not x in|-11|0
@not x it|-14|-9
@not x on|27|0
@not x the|45|15
@not x what|-14|0
@not x where|-21|0
@not x x|-45|0
@not x|-33|11
@not|3|-5
@now $|-54|0
@now|0|78
@of FORYES $|18|12
@of FORYES|15|21
@of it $|10|0
@of it|-7|-38
@of the x|-24|1
@of them|13|-5
@of the|-2|-5
@of those|13|0
@of x $|6|19
@of x|-4|22
@off $|-6|-24
@off and|-8|0
@off it FORYES|11|-2
@off it|24|13
@off the|11|1
@off x|-40|0
@off|-28|-4
@on $|11|-6
@on FORNO $|7|-4
@on FORNO|9|-11
@on FORYES|3|-30
@on a x|9|3
@on a|22|-3
@on it $|-2|8
@on it ,|-29|0
@on it|-11|-9
@on my|-22|-9
@on the FORYES|7|33
@on the x|-2|-4
@on the|6|1
@on x $|-11|24
@on x|8|7
@once|-12|-10
@one $|-18|-15
@one ,|-17|0
@one FORYES $|-33|-10
@one FORYES|-54|-17
@one is|14|27
@one of|12|6
@one x $|1|-14
@one x|5|-10
@one|0|-8
@only $|-15|0
@only FORNO|21|0
@only FORYES|-5|-30
@only a|-12|0
@only got|-6|0
@only one|-39|0
@only the|-8|-1
@only x x|22|0
@only x|-1|27
@only|-46|-28
@on|6|9
@or not|19|-22
@or|35|-9
@other FORYES|-25|0
@other|7|32
@out $|8|-2
@out ,|-11|0
@out of it|-13|0
@out of the|8|0
@out of|-16|9
@out|6|-5
@over $|3|24
@over it|-10|2
@over|-3|25
@really|-12|0
@same $|9|9
@same FORYES|7|-39
@same x $|15|7
@same x|21|20
@same|29|-32
@since $|-21|46
@since x|2|-15
@since|-13|13
@so i can|-9|0
@so it|15|0
@so i|-16|0
@so not|-9|0
@so|-69|26
@still FORNO|2|-7
@still FORYES|2|8
@still x $|8|-3
@still x|11|-26
@still|44|-34
@that $|2|5
@that is x|29|9
@that is|25|-17
@that x $|-35|0
@that x|0|28
@that|-28|20
@the ASKED $|-5|-6
@the ASKED x|-13|-10
@the ASKED|-19|-5
@the FORNO $|-23|-43
@the FORNO x|6|-14
@the FORNO|-13|-19
@the FORYES $|2|-12
@the FORYES ,|21|-7
@the FORYES FORNO|6|-5
@the FORYES FORYES|6|16
@the FORYES and|7|9
@the FORYES is|-30|0
@the FORYES it|9|0
@the FORYES x|1|15
@the FORYES|53|40
@the back|-9|-10
@the one FORYES|-44|0
@the one x|-9|0
@the one|-7|-7
@the same $|6|2
@the same x|11|-5
@the same|1|-19
@the x $|-31|8
@the x ,|-25|-37
@the x ASKED|17|41
@the x FORNO|0|-15
@the x FORYES|-26|12
@the x and|-15|-11
@the x in|-14|0
@the x it|20|-17
@the x i|19|-8
@the x one|22|-12
@the x on|-6|0
@the x that|19|17
@the x x|-33|-2
@the x|8|32
@them $|9|-6
@them x|-32|0
@them|44|7
@then x $|7|23
@then x|18|22
@then|19|27
@there $|27|18
@there ,|-13|0
@there is a|24|4
@there is not|-33|0
@there is x|-22|0
@there is|-1|16
@there|19|-22
@they FORYES|0|11
@they are x|-24|0
@they are|-11|1
@they x|-7|36
@they|-4|9
@the|9|0
@this|-40|-2
@those|-8|0
@to ASKED|-11|0
@to FORNO|16|23
@to FORYES $|-13|-3
@to FORYES|-18|-25
@to be|-8|0
@to it $|-15|0
@to it|-1|9
@to me|-24|0
@to the x|-19|11
@to the|-9|-9
@to x it|-26|0
@to x|-27|-25
@too $|52|-18
@too x to|-24|0
@too x|-73|0
@too|-18|-10
@to|-18|6
@up $|5|-9
@up x|16|-12
@up|19|16
@was FORNO|11|-5
@was FORYES|31|-17
@was not|-14|0
@was x|-7|-9
@we have|-21|0
@we|-22|9
@what is|-20|0
@what it|10|0
@what|-28|0
@when i FORYES|4|-40
@when i x|43|44
@when it|-5|-15
@when i|15|7
@when|13|21
@where it|13|0
@where the|14|33
@which|-43|0
@while|1|18
@who|-25|0
@will not FORNO|12|0
@will not FORYES|0|-23
@will not x|-2|37
@will|-15|1
@with FORYES|-15|0
@with a FORYES|-10|-3
@with a x|2|6
@with a|-6|3
@with it|-2|-21
@with my x|15|-6
@with my|16|-6
@with not|5|32
@with the x|-17|4
@with the|-12|2
@with x $|-23|-12
@with|6|25
@would not x|12|0
@would not|7|0
@would|-56|0
@x $|8|-9
@x , FORNO|15|-5
@x , FORYES|4|5
@x , can|-9|0
@x , it|34|0
@x , i|-22|0
@x , not|0|-33
@x , x|9|20
@x ,|-15|-10
@x ASKED $|5|-26
@x ASKED|15|4
@x FORNO $|-3|-9
@x FORNO ,|6|2
@x FORNO FORNO|3|-3
@x FORNO and|-11|0
@x FORNO x|-23|0
@x FORNO|-6|-5
@x FORYES $|4|12
@x FORYES ,|15|-15
@x FORYES FORYES|19|7
@x FORYES and|-1|-7
@x FORYES in|-16|0
@x FORYES it|-31|9
@x FORYES on|7|2
@x FORYES up|11|10
@x FORYES x|-38|57
@x FORYES|-10|30
@x a FORYES|15|-2
@x a x|-8|-1
@x about|27|-20
@x all over|14|0
@x all x|6|-34
@x all|23|13
@x and FORNO|5|-31
@x and FORYES|4|8
@x and it|-12|19
@x and i|-28|0
@x and the|7|23
@x and x|-28|-16
@x and|3|18
@x any|-12|0
@x an|-11|-16
@x are x|-10|0
@x are|-29|-36
@x as x|10|16
@x as|6|-31
@x at all|37|0
@x at the|10|0
@x at|20|-33
@x a|23|22
@x back|41|45
@x been|44|-21
@x but|3|-5
@x by|-9|-12
@x does|-22|0
@x down|2|12
@x do|-8|0
@x every|5|27
@x for|-35|27
@x from the|-11|9
@x from|7|7
@x had it|-33|0
@x had|-31|0
@x has|15|15
@x have|-21|0
@x how|-17|0
@x i x|-9|-38
@x if|-10|0
@x in $|5|6
@x in ,|-22|0
@x in it|8|-5
@x in the|18|8
@x in x|-43|0
@x into|7|0
@x in|-58|3
@x is FORNO|6|0
@x is x|23|-1
@x is|-13|4
@x it $|3|-44
@x it ,|-2|-30
@x it FORNO|-22|0
@x it FORYES|7|17
@x it and|-19|16
@x it in|-20|27
@x it is|17|-13
@x it on|-28|0
@x it x|31|-21
@x it|-25|-16
@x i|73|-28
@x just|-31|28
@x like|17|-18
@x me|-28|0
@x my x|34|12
@x my|37|7
@x not FORYES|-20|0
@x not|-18|19
@x now $|-24|0
@x now|-19|0
@x of FORYES|6|7
@x of x|-44|0
@x off $|-7|15
@x off|-3|55
@x of|-21|17
@x on $|-3|-38
@x on it|31|-11
@x on the|-1|24
@x on x|-29|0
@x one $|-19|0
@x one FORYES|-1|10
@x one|-13|-24
@x only|-31|0
@x on|-11|-3
@x out $|16|12
@x out|58|5
@x over it|-12|0
@x over|-46|-4
@x since|3|21
@x so i|-9|0
@x so|-20|0
@x that is|11|-26
@x that|-46|8
@x the ASKED|-3|16
@x the FORNO|-41|0
@x the x|31|-19
@x them|0|-11
@x then|11|-9
@x there $|9|53
@x there|17|17
@x the|-6|2
@x to the|4|3
@x to x|-21|-9
@x too|24|0
@x to|-5|-16
@x up $|-13|-11
@x up|18|38
@x was|-14|0
@x what|-14|0
@x when i|29|-2
@x when|4|2
@x where|11|5
@x will not|-22|0
@x will|-22|0
@x with the|-9|0
@x with x|6|0
@x with|-17|4
@x x $|6|9
@x x ,|-23|-30
@x x FORNO|0|22
@x x FORYES|27|16
@x x and|15|-30
@x x in|10|-9
@x x it|-21|32
@x x i|13|0
@x x on|13|-7
@x x out|4|33
@x x so|9|0
@x x the|-32|20
@x x to|-44|0
@x x up|9|0
@x x with|7|7
@x x x|47|-6
@x x|-23|28
@x|-30|7
@yes $|9|6
@yes|26|54
@you FORYES|8|6
@you can|1|20
@you x|-15|-22
@you|17|-13
ASKED , it|-18|-7
ASKED , just|-12|-6
ASKED , no|9|6
ASKED ,|-5|31
ASKED ASKED $|7|15
ASKED NUMBER|10|16
ASKED all|7|-19
ASKED and it|12|27
ASKED and|-10|17
ASKED any|34|0
ASKED are|8|-32
ASKED as|8|6
ASKED at all|-2|12
ASKED at|3|17
ASKED a|9|0
ASKED back|4|12
ASKED down|4|-20
ASKED fine|6|3
ASKED for|-26|2
ASKED has|-21|11
ASKED in|-30|-24
ASKED is|9|4
ASKED it $|-33|-8
ASKED it|14|1
ASKED just|7|0
ASKED like|17|23
ASKED no|6|-3
ASKED off|-34|-5
ASKED on it|-14|0
ASKED on the|1|7
ASKED one|26|43
ASKED on|12|9
ASKED out|-20|0
ASKED there|-3|-6
ASKED the|18|-19
ASKED to|-20|2
ASKED when|4|4
ASKED will not|19|0
ASKED will|36|0
ASKED with|5|1
ASKED|12|-4
NUMBER $|16|8
NUMBER ,|16|31
NUMBER ASKED $|-12|9
NUMBER TIME $|-9|17
NUMBER TIME|0|27
NUMBER and|13|-4
NUMBER of|-14|-4
NUMBER way|2|5
NUMBER|69|51
PERSON $|-23|0
PERSON|-85|39
PLACE $|-7|-24
PLACE ,|-14|0
PLACE a|-12|0
PLACE the|-17|-16
PLACE|-51|23
TIME $|6|13
TIME ,|36|18
TIME and|-3|-7
TIME|47|15
TRIED $|-6|13
TRIED ,|16|-14
TRIED TRIED|-17|0
TRIED and it|5|-9
TRIED and|25|20
TRIED in|-7|0
TRIED is|-25|0
TRIED it|18|10
TRIED on|-37|0
TRIED the|2|10
TRIED|-23|24
^ ASKED ASKED|-8|16
^ ASKED are|17|-9
^ ASKED is|16|-12
^ ASKED it|7|-5
^ ASKED like|9|16
^ ASKED|-2|8
^ NUMBER ASKED|9|-23
^ NUMBER|38|15
^ PERSON|-57|0
^ TRIED it|11|8
^ TRIED|-12|-14
^ all|20|-7
^ always|-6|-11
^ a|22|19
^ been|15|-17
^ black|-4|-24
^ both|16|1
^ bought it|-37|0
^ bought|-36|0
^ came|6|24
^ can not|-8|-14
^ dead|18|-12
^ did|34|0
^ does not|22|-12
^ does|4|-4
^ do|-18|0
^ even|13|12
^ every|9|-15
^ full|-9|-8
^ goes|16|-25
^ got|8|-15
^ had|10|6
^ have|6|0
^ how do|-7|0
^ how|-15|0
^ i am|-12|0
^ i can|17|3
^ i do|-8|0
^ i have|3|-20
^ i never|-19|0
^ i only|-19|0
^ id|10|0
^ if i|5|8
^ if|9|5
^ it ASKED|10|-14
^ it does|-4|-14
^ it is|-34|29
^ it was|0|11
^ it will|-7|0
^ it|-44|-34
^ i|-72|-6
^ just a|3|16
^ just the|8|0
^ just|-5|-24
^ left|12|14
^ like|18|14
^ little|7|11
^ lost the|-34|0
^ lost|-55|0
^ mine|-50|0
^ my PERSON|-19|0
^ my|-15|20
^ neither|1|-6
^ never ASKED|-6|-2
^ never|-29|-6
^ new ASKED|10|17
^ new|-5|15
^ no ,|17|-5
^ no ASKED|6|4
^ no it|14|-11
^ none|9|-12
^ nope|7|-7
^ not ASKED|11|12
^ not a|12|0
^ nothing ASKED|-12|-2
^ nothing|-19|7
^ not|32|3
^ no|-12|-48
^ one ASKED|8|18
^ one of|12|10
^ one|23|-2
^ only|0|-18
^ on|19|27
^ put|11|-3
^ ran|7|-34
^ runs|20|-6
^ same ASKED|7|-31
^ same|27|-28
^ says|27|6
^ silent|15|-6
^ smooth|4|13
^ solid|-14|2
^ stays|17|-5
^ steady|4|-17
^ still|19|17
^ the ASKED|-19|3
^ the TRIED|-39|0
^ there is|-17|28
^ there|-11|3
^ they are|-20|-11
^ they|-14|-2
^ the|-33|3
^ took|5|14
^ too|-13|0
^ tried|1|6
^ unchanged|7|-8
^ was|-10|2
^ went|16|8
^ we|-15|5
^ what is|-17|0
^ what|-42|0
^ where|-31|0
^ which|-23|0
^ will not|22|-12
^ will|11|-12
^ yeah|9|7
^ yes|14|12
^ you can|5|10
^ you|41|6
^|10|-3
a ASKED $|-17|4
a ASKED|-35|21
a NUMBER|8|0
a PLACE|-13|0
a TIME|5|-36
a TRIED $|-18|0
a TRIED|-28|-21
a bit|-5|16
a new|15|1
about $|22|0
about NUMBER|7|20
about|25|37
across|7|-24
after NUMBER|1|13
after|0|33
again $|10|0
again|9|12
all $|30|-20
all ASKED|15|-9
all NUMBER|-11|0
all TIME $|-7|14
all TIME|-1|-7
all over $|14|-5
all over|16|9
all the time|5|13
all the way|2|-17
all the|-4|8
all|21|-4
along|26|-10
always|-9|-15
am|-9|4
an TIME|-1|10
an inch|33|15
and ASKED|23|-25
and a|-28|0
and i am|-26|0
and it is|-31|23
and it|10|10
and i|-39|11
and still|2|-4
and the ASKED|7|-2
and they|10|32
and the|15|-8
and|43|8
anything $|15|2
anything|3|-14
anywhere $|22|-14
anywhere|21|-15
any|20|-62
an|15|6
are all|23|-15
are|-56|-50
as a|-9|21
as it|4|-4
as i|6|6
as the|-8|0
as well $|6|-23
as well|6|-23
as|38|-29
at all $|24|-18
at all|-3|4
at it|15|0
at the ASKED|8|0
at the|-4|9
at|-28|20
away $|16|0
away|20|8
a|9|27
back $|-18|-8
back|30|11
bag|-28|0
bare|27|43
battery|-28|0
been ASKED|11|-30
been in|11|-10
been|3|-10
before $|-16|0
before|-9|8
bent|22|5
be|-8|1
big|24|13
bit of|-3|-16
bits|-11|15
bit|-10|-9
black|19|-46
blank|5|-17
blue|4|-20
bone|2|-10
both ASKED|12|-10
both|12|-25
bottom|33|2
bought it|-47|0
bought|-33|0
box|-23|-1
bright|10|2
broke|-21|0
built in|-11|0
built|-13|0
but the|-11|28
buttons|-66|0
but|44|64
by the|5|2
by|4|29
cable $|11|0
cable|8|-47
came with|16|0
came|-10|-12
can ASKED|20|-4
can not ASKED|-10|0
can not get|10|0
can not see|-29|0
can not tell|-8|0
can not|-50|18
can see|4|5
can|0|42
case|-11|0
clean $|16|-23
clean|43|-56
clear $|15|-28
clear|25|-37
cold $|-9|-29
cold|-5|-34
comes on|-14|18
comes up|3|-6
comes|34|15
come|-6|22
corner|28|-13
could be|-13|0
could|1|10
covered in|-30|0
covered|-32|0
cover|-10|0
cracked|-10|0
cuts|10|-11
cut|-20|0
dark $|3|-7
dark|-33|-17
dead $|-20|21
dead|-15|5
denied 0 absence|16|-3
denied 0 does0|-4|-6
denied 0 does1|16|-26
denied 0 have1|7|32
denied 0 is0|15|-10
denied 0 is1|20|-28
denied 0 other0|14|1
denied 0 other1|-4|8
denied 0 presence|7|4
denied 0 was0|-9|9
denied 0 was1|-29|-17
denied 0 you0|-3|-6
denied 0 you1|0|35
denied 0 |12|3
denied 1 absence|-7|49
denied 1 does0|-28|3
denied 1 does1|-43|6
denied 1 have0|23|-19
denied 1 have1|37|-1
denied 1 is0|-8|32
denied 1 is1|4|28
denied 1 other1|-16|-3
denied 1 presence|3|-40
denied 1 was0|6|-8
denied 1 was1|20|-5
denied 1 you0|8|-9
denied 1 you1|-1|-19
denied 2 does0|24|-17
denied 2 does1|3|22
denied 2 is0|21|-11
denied 2 presence|6|-2
denied 2 was0|15|-2
denied 2 |10|-1
did|17|-14
dies|6|-19
display|-76|0
do i|-7|0
do not know|-14|0
do not|8|5
do you|-8|0
does it|10|0
does not ASKED|-6|-11
does nothing $|2|11
does nothing|14|-1
does not|0|-30
does|-9|23
down $|8|-4
down the|13|11
down|23|39
do|-41|11
dropped it|4|3
dropped|16|-2
drop|12|-38
dry $|11|-22
dry|23|19
each|16|12
echo false false absence|-8|9
echo false false does0|27|21
echo false false does1|-9|6
echo false false have0|-3|-3
echo false false have1|-3|7
echo false false is0|-5|31
echo false false is1|35|18
echo false false other1|-18|-6
echo false false presence|10|-6
echo false false was0|-10|-10
echo false false was1|4|-23
echo false false you0|-4|-26
echo false false you1|-7|6
echo false false |7|2
echo false true absence|10|41
echo false true does0|-42|-34
echo false true does1|-4|5
echo false true is0|20|11
echo false true is1|-32|2
echo false true presence|11|-57
echo false true was0|26|-2
echo false true you0|11|-4
echo false true you1|-15|0
echo false true |19|-16
echo true false absence|16|3
echo true false does0|-36|2
echo true false does1|4|-15
echo true false have0|6|-11
echo true false have1|17|27
echo true false is0|27|-29
echo true false is1|-26|-7
echo true false other1|-3|12
echo true false presence|-21|13
echo true false was0|-2|12
echo true false was1|-13|3
echo true false you0|-17|15
echo true false you1|14|-10
echo true false |-8|16
echo true true does0|38|-9
echo true true does1|-17|0
echo true true presence|21|2
echo true true |16|-3
either $|20|-26
either|33|-24
else|-41|0
empty|4|-5
end $|33|-22
end|34|-14
enough|-23|0
even|51|-53
ever $|-13|3
every TIME|25|10
everything|18|-3
everywhere|-29|-13
every|57|-19
ever|11|-3
fell|-30|0
fine $|13|-9
fine ,|2|-12
fine|29|6
finger|10|-15
first no|8|-59
first null|6|18
first yes|15|30
first|26|8
flat|11|-54
flex|44|-11
for TIME $|-6|5
for TIME|7|5
for a|11|-3
form does0|-8|-20
form does1|-15|2
form have0|22|-15
form have1|48|29
form is0|21|11
form is1|-20|12
form other0|13|1
form other1|-20|5
form was0|12|-2
form was1|-3|-22
form you0|-9|-17
form you1|-3|15
found|-27|0
from the|14|-25
from|31|8
front|9|22
full of|-21|0
full|-21|-14
gets|29|16
get|-9|30
glass|-43|0
glued|-38|0
go $|14|25
goes $|14|5
goes in|14|-7
goes off|16|2
goes|56|31
going|18|27
gone $|35|-50
gone|-9|11
good|11|26
got a|6|7
got it|-16|7
got no|-18|0
got|-43|8
go|11|33
green|38|28
had a|-2|18
had it|-15|-7
had|-23|3
hand $|-2|4
handle|-7|0
hand|-20|11
hard|12|-6
has a|-30|0
has not|-6|0
has|-37|1
have a|-11|0
have not|-14|0
have no|10|0
have only|-19|0
have to|20|1
have|-25|10
hear it|13|12
hear|-1|12
here $|-20|0
here|-46|0
hold it|17|51
hold|20|73
hole $|19|0
hole|23|2
home|-13|0
hot|-10|0
house|-54|0
how do|-7|0
how|-37|0
i ASKED|10|13
i TRIED it|3|4
i TRIED|6|4
i am|-5|4
i can not|-32|0
i can|19|8
i could|24|0
i do not|-17|0
i do|17|2
i get|11|13
i have not|-12|0
i have only|-8|0
i have|-14|12
i know|-9|0
i never|-12|0
i only|-20|0
i push|3|4
i put|10|0
i was|-14|0
i will|-11|0
if i|14|18
if|6|-1
in $|2|14
in ,|7|-20
in ASKED|-2|-12
in NUMBER|15|1
in TIME|13|-9
in and|-3|-19
in a|-14|-18
in it $|14|-5
in it is|7|0
in it|6|1
in my|21|12
in the ASKED|-13|-6
in the PLACE|9|-6
in the middle|27|6
in there $|4|19
in there|-5|10
inch|33|-16
into|-16|-2
in|18|2
is $|-8|0
is ASKED $|12|-1
is ASKED|6|25
is NUMBER|-35|0
is PLACE the|7|0
is PLACE|-16|0
is a ASKED|11|0
is all|-23|25
is an|-13|0
is been|4|16
is dead|-9|2
is fine|7|7
is gone|14|13
is got a|11|0
is got|-5|3
is in the|-29|0
is in|-10|7
is just|-19|-12
is not|4|14
is no|-23|0
is one|-6|-15
is on|-7|24
is stuck|-27|0
is that|-32|0
is the|-14|-7
is too|-12|0
is|-24|-13
it $|16|-6
it ,|-1|-30
it ASKED $|0|8
it ASKED|-10|2
it all|-7|-24
it and it|7|-12
it and|-10|4
it at|-8|0
it came|-8|-8
it does not|13|-11
it every|9|0
it goes $|4|-17
it goes|23|11
it has|10|0
it in|9|15
it is PLACE|12|0
it is all|-13|22
it is a|-2|-22
it is been|2|11
it is gone|12|15
it is in|-4|13
it is just|6|-12
it is not|9|8
it is on|-5|15
it is the|23|-14
it is|35|-17
it just|25|-3
it last TIME|-12|0
it last|-11|-4
it off|-25|10
it on the|8|-6
it on|-13|-2
it out $|17|0
it out|17|-18
it says|5|25
it up|2|-6
it was|11|25
it went|13|11
it will not|11|16
it will|11|16
it with|5|21
itself|5|-2
its|34|-7
it|6|16
i|-21|20
just as|3|-25
just a|5|12
just the|2|-17
just|34|-3
keeps|12|-35
know $|-17|0
knows|-22|0
know|-12|0
lamp|13|-5
laptop|-3|-3
last TIME $|3|8
last TIME|-5|8
last|7|5
later|19|0
lead $|-29|0
lead|-16|-11
lean on|6|5
lean|6|5
leave|-8|0
led|12|-3
left it|-10|0
left|-6|18
length 0|12|-32
length 1|2|-22
length 2|-23|-15
length 3|14|-10
length 4|13|53
length 5|36|0
life|15|4
lights|-12|-23
light|-14|-22
like a|20|1
like that $|12|0
like|53|-4
line|12|5
little|44|20
lit|12|33
loads of|-41|0
loads|-52|-6
looks|-3|37
look|-22|-1
loose|24|-6
lost the|-37|0
lost|-99|0
lot|17|-3
loud|-16|0
low|26|-36
makes|3|-4
maybe|-37|0
me $|-23|0
mean|-24|0
me|-63|10
middle|32|13
might|-18|0
mine $|-8|0
mine is|-13|0
mine|-32|0
missing $|-38|0
missing|-70|-21
more|44|4
moved|5|18
my ASKED|-13|0
my PERSON|-6|-9
my hand|21|7
my|-14|44
nail|20|1
near the|2|-10
need|-44|0
neither|14|4
never ASKED|-14|-5
never been|13|0
never|-40|-16
new $|6|-30
new ASKED|11|16
new|23|-15
next|12|4
nice and|2|13
nice|3|21
no ,|20|13
no ASKED $|15|-10
no ASKED ,|10|-7
no ASKED no|5|-1
no ASKED on|-16|0
no ASKED|12|6
no TRIED $|6|0
no TRIED|-7|-3
no it is|11|-8
no it|15|-15
no light|-12|0
nobody|-8|0
none|7|-15
nope|7|-7
normal|-10|-13
not $|-17|0
not ASKED $|4|-5
not ASKED ,|11|-5
not ASKED|-4|-11
not TRIED it|-6|0
not TRIED|30|0
not a|16|1
not come|-11|0
not even|23|-15
not get|9|0
not got|-20|0
not go|23|-4
not have|-19|0
not know|11|0
not open|-19|0
not say $|-13|0
not say|-19|0
not see|-44|0
not sure|-20|0
not tell|-13|0
nothing $|39|8
nothing ASKED|-12|-2
nothings|7|-109
nothing|62|-40
not|-48|-1
now $|-54|0
now|0|78
no|-3|4
numbers|26|26
of ASKED|-17|21
of it $|10|0
of it|-7|-38
of them|13|-5
of the|-2|-5
of those|13|0
off $|-6|-24
off and|-8|0
off it|24|13
off the|11|1
off|-28|-4
ok $|8|-3
ok|7|31
old|19|-27
on $|8|-28
on TIME|3|10
on a|22|-3
on it $|-2|8
on it ,|-29|0
on it|-12|-18
on my|-22|-9
on the ASKED|16|5
on the PLACE|-16|0
on the|6|1
once|-12|-10
one $|-18|-15
one ,|-16|0
one ASKED $|-16|0
one ASKED|-8|-4
one is|14|27
one of|12|6
one|0|-8
only $|-15|0
only a|-12|0
only ever|28|0
only got|-6|0
only one|-39|0
only the|-8|-1
only|-46|-28
on|6|9
opens no|50|-39
opens yes|32|62
opens |-5|-16
open|-30|-14
orange|31|2
or|35|-9
other|7|32
out $|8|-2
out of it|-13|0
out of the|8|0
out of|-16|9
out|6|-5
over $|3|24
over it|-10|2
overnight|-15|0
over|-3|25
own|7|-26
perfect $|7|-5
perfect|9|-17
phone|12|-9
pin|15|0
plays|11|-26
plugged in|5|7
plugged|-9|8
plug|-41|-12
press|-21|10
puddle|6|2
pulled|-2|24
pull|-23|0
push|7|2
put a|7|2
put|32|15
quiet $|3|15
quiet|15|1
ran|7|-33
read no|27|-60
read null|-50|-2
read yes|51|64
really|-12|0
red|20|-4
right|40|-8
ring|13|-7
rock|19|7
room|-12|0
round $|10|-17
round the|34|13
round|33|-33
runs|-17|-2
run|-38|0
same $|9|9
same ASKED|8|-32
same|29|-32
says|33|3
screen|-8|-43
sealed|-17|0
second|-3|-70
see $|-16|0
see it|28|0
see|-3|38
set|21|0
shiny|5|-1
short|-12|0
should|15|-58
shut|-58|-18
side $|0|11
side|12|19
silent $|8|-16
silent|36|-34
since|-13|13
sits|41|-60
slow|9|-2
smooth|11|-24
snapped $|-10|21
snapped|-17|9
so i can|-9|0
so it|15|0
so i|-16|0
solid|-9|7
something|-29|0
sort|12|0
sound $|10|-10
sound|17|-24
so|-69|26
spins|11|-2
spin|-9|24
split|19|-1
spotless|11|-10
spot|8|-15
stays|44|-39
steady|11|-10
stiff|3|-25
still|44|-34
stone|10|-22
stood|13|-26
stops|-17|-31
stop|15|4
straight|36|-32
stuck|-15|4
stuff|6|0
sure|-20|0
switch|-24|0
takes|-52|5
take|32|7
tells nothing|-193|2
tell|-35|0
that $|2|5
that is|25|-17
that|-28|20
the ASKED $|6|9
the ASKED ,|8|0
the ASKED|11|23
the NUMBER|41|0
the PLACE $|-16|-30
the PLACE ,|-10|0
the PLACE|-39|-8
the TIME|16|-15
the TRIED $|3|11
the TRIED|8|-11
the back|-9|-10
the bottom|33|-4
the end|9|1
the front|9|0
the left|14|-39
the middle|28|7
the one|-7|-7
the plug|-10|0
the same $|6|2
the same|1|-19
the side|-9|-2
the time|5|13
the top|14|-6
the way|-20|-17
them $|9|-6
them|44|7
then|19|27
there $|27|18
there ,|-13|0
there is a|24|4
there is no|-23|0
there is|-1|16
there|19|-22
they are|-11|1
they|-4|9
the|9|0
thing $|-26|0
thing|10|34
this|-40|-2
those|-8|0
through $|26|-24
through|11|-4
tight $|13|3
tight|30|6
till|25|-36
time $|9|0
time no|22|-60
time null|-2|9
time yes|44|43
time|30|6
tiny|-17|0
to ASKED $|18|0
to ASKED|3|-13
to be|-8|0
to it $|-15|0
to it|-1|9
to me|-24|0
to the|-9|-9
too $|52|-18
took|-8|19
too|-18|-10
top|21|-2
touched|18|-37
touch|-22|-38
to|-18|6
tried|9|-48
turn|4|-27
tv|-26|0
unchanged $|7|-7
unchanged|17|-22
up $|5|-9
up|19|16
used it|-36|0
used to|59|7
used|-7|25
use|-43|0
warm|3|-18
water|1|16
way $|-6|2
way|1|-9
we have|-21|0
wee|20|0
well $|6|-23
well|7|-22
went|19|8
wet|9|12
we|-22|9
what is|-20|0
what it|10|0
whatever i|15|-5
whatever|11|-35
what|-28|0
when i TRIED|4|-5
when it|-5|-15
when i|15|7
when|13|21
where it|13|0
where the|14|33
which|-43|0
while|1|18
white|14|0
who knows|-22|0
whole|-1|-9
who|-25|0
will not ASKED|4|4
will not come|-26|0
will|-15|1
windows|-13|0
wired|-19|0
wire|12|14
with a|-6|3
with it|-2|-21
with my|16|-6
with the|-12|2
without|-54|14
with|6|25
work $|-39|0
works|11|-3
work|-69|0
would not|7|0
would|-56|0
yeah|15|16
yes $|9|6
yes|26|54
yet $|-23|0
yet|-33|0
you can|1|20
you mean|-23|0
you|17|-13
~, ASKED x|-3|4
~, ASKED|29|-4
~, NUMBER|8|-15
~, TRIED|14|27
~, all|-11|-14
~, and|-2|-8
~, can not|-7|0
~, can|-7|0
~, dead|9|-2
~, it is|9|-3
~, it just|25|-1
~, it x|-15|0
~, it|3|-7
~, i|-14|-1
~, just x|5|4
~, just|15|-7
~, never|4|15
~, no ASKED|10|23
~, no x|-6|-25
~, nothing $|3|-3
~, nothing|30|-13
~, not|1|-9
~, no|-3|-10
~, same x|5|1
~, same|3|13
~, still|14|-15
~, the x|23|18
~, the|13|0
~, x $|12|-44
~, x ,|18|18
~, x it|16|-10
~, x x|-11|-32
~, x|29|19
~? $|-44|0
~ASKED , it|-18|-7
~ASKED , just|-12|-6
~ASKED , no|9|6
~ASKED , x|21|28
~ASKED ,|-5|31
~ASKED ASKED $|7|15
~ASKED NUMBER|10|16
~ASKED all|7|-19
~ASKED and it|12|27
~ASKED and x|7|-1
~ASKED and|-10|17
~ASKED any|34|0
~ASKED are x|-21|1
~ASKED are|8|-32
~ASKED as|8|6
~ASKED at all|-2|12
~ASKED at|3|17
~ASKED a|9|0
~ASKED back|4|12
~ASKED down|4|-20
~ASKED fine|6|3
~ASKED for|-26|2
~ASKED has|-21|11
~ASKED in|-30|-24
~ASKED is x|47|8
~ASKED is|9|4
~ASKED it $|-33|-8
~ASKED it x|17|0
~ASKED it|14|1
~ASKED just|7|0
~ASKED like|17|23
~ASKED no|6|-3
~ASKED off|-34|-5
~ASKED on it|-14|0
~ASKED on the|1|7
~ASKED one|26|43
~ASKED on|12|9
~ASKED out|-20|0
~ASKED the x|11|8
~ASKED there|-3|-6
~ASKED the|18|-19
~ASKED to x|17|0
~ASKED to|-20|2
~ASKED when|4|4
~ASKED will not|19|0
~ASKED will|36|0
~ASKED with|5|1
~ASKED x $|0|39
~ASKED x ,|8|-6
~ASKED x and|1|24
~ASKED x in|9|0
~ASKED x on|-5|-20
~ASKED x x|12|-18
~ASKED x|8|28
~NUMBER $|16|8
~NUMBER ,|16|31
~NUMBER ASKED $|-12|9
~NUMBER TIME $|-9|17
~NUMBER TIME|0|27
~NUMBER and|13|-4
~NUMBER of|-14|-4
~NUMBER x $|23|-7
~NUMBER x x|-4|22
~NUMBER x|0|8
~PERSON $|-23|0
~PERSON x|-22|22
~PLACE $|-7|-24
~PLACE ,|-14|0
~PLACE a|-12|0
~PLACE the x|-19|-19
~PLACE the|-17|-16
~PLACE x|-15|0
~TIME $|6|13
~TIME ,|36|18
~TIME and|-3|-7
~TRIED $|-6|13
~TRIED ,|16|-14
~TRIED TRIED|-17|0
~TRIED and it|5|-9
~TRIED and|25|20
~TRIED in|-7|0
~TRIED is|-25|0
~TRIED it x|18|-5
~TRIED it|18|10
~TRIED on|-37|0
~TRIED the|2|10
~TRIED x|-13|55
~^ ASKED ASKED|-8|16
~^ ASKED are|17|-9
~^ ASKED is|16|-12
~^ ASKED it|7|-5
~^ ASKED like|9|16
~^ ASKED x|5|7
~^ ASKED|-2|8
~^ NUMBER ASKED|9|-23
~^ NUMBER x|11|1
~^ NUMBER|38|15
~^ PERSON x|-30|0
~^ PERSON|-57|0
~^ TRIED it|11|8
~^ TRIED x|-12|31
~^ TRIED|-12|-14
~^ a x|18|-15
~^ all x|19|22
~^ all|20|-7
~^ always|-6|-11
~^ a|22|19
~^ been|15|-17
~^ both|16|1
~^ bought it|-37|0
~^ bought|-36|0
~^ came|6|24
~^ can not|-8|-14
~^ dead|18|-12
~^ did|34|0
~^ does not|22|-12
~^ does|4|-4
~^ do|-18|0
~^ even|13|12
~^ every|9|-15
~^ full|-9|-8
~^ goes|16|-25
~^ got|8|-15
~^ had|10|6
~^ have|6|0
~^ how do|-7|0
~^ how|-15|0
~^ i am|-12|0
~^ i can|17|3
~^ i do|-8|0
~^ i have|3|-20
~^ i never|-19|0
~^ i only|-19|0
~^ i x|-4|12
~^ if i|5|8
~^ if|9|5
~^ it ASKED|10|-14
~^ it does|-4|-14
~^ it is|-34|29
~^ it was|0|11
~^ it will|-7|0
~^ it x|15|11
~^ it|-44|-34
~^ i|-72|-6
~^ just a|3|16
~^ just the|8|0
~^ just|-5|-24
~^ like|18|14
~^ mine|-50|0
~^ my PERSON|-19|0
~^ my x|18|15
~^ my|-15|20
~^ neither|1|-6
~^ never ASKED|-6|-2
~^ never x|-34|0
~^ never|-29|-6
~^ new ASKED|10|17
~^ new|-5|15
~^ no ,|17|-5
~^ no ASKED|6|4
~^ no it|14|-11
~^ no x|-28|-6
~^ none|9|-12
~^ nope|7|-7
~^ not ASKED|11|12
~^ not a|12|0
~^ not x|-34|0
~^ nothing ASKED|-12|-2
~^ nothing x|-11|-17
~^ nothing|-19|7
~^ not|32|3
~^ no|-12|-48
~^ one ASKED|8|18
~^ one of|12|10
~^ one x|-3|-22
~^ one|23|-2
~^ only x|-11|0
~^ only|0|-18
~^ on|19|27
~^ put|11|-3
~^ same ASKED|7|-31
~^ same x|5|13
~^ same|27|-28
~^ says|27|6
~^ silent|15|-6
~^ solid|-14|2
~^ stays x|3|13
~^ stays|17|-5
~^ still|19|17
~^ the ASKED|-19|3
~^ the TRIED|-39|0
~^ the x|-7|-7
~^ there is|-17|28
~^ there|-11|3
~^ they are|-20|-11
~^ they x|-8|12
~^ they|-14|-2
~^ the|-33|3
~^ took|5|14
~^ too|-13|0
~^ tried|1|6
~^ was|-10|2
~^ went|16|8
~^ we|-15|5
~^ what is|-17|0
~^ what|-42|0
~^ where|-31|0
~^ which|-23|0
~^ will not|22|-12
~^ will|11|-12
~^ x $|21|35
~^ x ,|16|-25
~^ x ASKED|-19|-4
~^ x NUMBER|20|-16
~^ x all|2|16
~^ x and|-17|3
~^ x are|-37|0
~^ x as|22|2
~^ x at|17|14
~^ x a|-10|-3
~^ x dead|-27|-1
~^ x in|-6|15
~^ x is|8|1
~^ x it|38|-6
~^ x like|5|-9
~^ x my|6|-9
~^ x off|14|-12
~^ x of|27|13
~^ x one|-10|1
~^ x on|-7|-6
~^ x out|14|21
~^ x the|-2|-6
~^ x to|5|-13
~^ x up|-19|-14
~^ x when|11|-1
~^ x will|-19|0
~^ x with|18|-23
~^ x x|-42|12
~^ x|7|-11
~^ yeah|9|7
~^ yes|14|12
~^ you can|5|10
~^ you|41|6
~a ASKED $|-17|4
~a ASKED|-35|21
~a NUMBER|8|0
~a PLACE|-13|0
~a TIME|5|-36
~a TRIED $|-18|0
~a TRIED|-28|-21
~a bit|-5|16
~a new|15|1
~a x $|-5|-33
~a x ,|2|15
~a x ASKED|-18|-9
~a x and|11|26
~a x in|13|6
~a x of|43|-16
~a x on|-5|-18
~a x x|-12|-19
~a x|26|-4
~about $|22|0
~about NUMBER|7|20
~after NUMBER|1|13
~again $|10|0
~all $|30|-20
~all ASKED|15|-9
~all NUMBER|-11|0
~all TIME $|-7|14
~all TIME|-1|-7
~all over $|14|-5
~all over|16|9
~all the time|5|13
~all the|-4|8
~all x $|14|15
~all x ,|12|-14
~all x x|-9|0
~all x|15|13
~always x|6|-12
~am x|14|0
~an TIME|-1|10
~an x $|13|-6
~an x|18|5
~and ASKED|23|-25
~and a|-28|0
~and i am|-26|0
~and it is|-31|23
~and it x|24|19
~and it|10|10
~and i|-39|11
~and still|2|-4
~and the ASKED|7|-2
~and the x|6|12
~and they|10|32
~and the|15|-8
~and x $|8|26
~and x x|9|0
~and x|22|42
~any x|-18|0
~anything $|15|2
~are all|23|-15
~are x $|13|17
~are x|-15|8
~as a x|14|21
~as a|-9|21
~as it|4|-4
~as i|6|6
~as the|-8|0
~as x $|8|-9
~as x|30|1
~at all $|24|-18
~at all|-3|4
~at it|15|0
~at the ASKED|8|0
~at the x|-5|25
~at the|-4|9
~at x|11|12
~back $|-18|-8
~be x|-24|0
~been ASKED|11|-30
~been in|11|-10
~been x $|-16|-2
~been x|4|-2
~before $|-16|0
~bit of|-3|-16
~bit x|-8|0
~both ASKED|12|-10
~both x|14|-20
~bought it|-47|0
~but the x|-13|0
~but the|-11|28
~but x|-16|0
~by the x|-18|8
~by the|5|2
~came with|16|0
~can ASKED|20|-4
~can not ASKED|-10|0
~can not get|10|0
~can not see|-29|0
~can not tell|-8|0
~can not x|-22|0
~can not|-50|18
~can see|4|5
~clean $|16|-23
~cold $|-9|-29
~comes on|-14|18
~comes up|3|-6
~could be|-13|0
~dead $|-20|21
~dead x|7|0
~do i|-7|0
~do not know|-14|0
~do not x|28|0
~do not|8|5
~do you|-8|0
~does it|10|0
~does not ASKED|-6|-11
~does not x|11|-18
~does nothing $|2|11
~does nothing|14|-1
~does not|0|-30
~down $|8|-4
~down the x|10|7
~down the|13|11
~dry $|11|-22
~even x|24|-12
~ever $|-13|3
~every TIME|25|10
~every x|14|-11
~fine $|13|-9
~fine ,|2|-12
~for TIME $|-6|5
~for TIME|7|5
~for a x|12|-17
~for a|11|-3
~from the x|4|-19
~from the|14|-25
~from x|5|5
~full of|-21|0
~go $|14|25
~goes $|14|5
~goes in|14|-7
~goes off|16|2
~goes x|7|-5
~got a x|8|7
~got a|6|7
~got it|-16|7
~got no|-18|0
~got x|2|8
~had a|-2|18
~had it|-15|-7
~has a x|-8|0
~has a|-30|0
~has not|-6|0
~has x|26|5
~have a|-11|0
~have not x|28|0
~have not|-14|0
~have no|10|0
~have only|-19|0
~have to x|16|-3
~have to|20|1
~have x|13|-3
~hear it|13|12
~here $|-20|0
~how do|-7|0
~i ASKED|10|13
~i TRIED it|3|4
~i TRIED|6|4
~i am x|14|0
~i am|-5|4
~i can not|-32|0
~i can|19|8
~i could|24|0
~i do not|-17|0
~i do|17|2
~i get|11|13
~i have not|-12|0
~i have only|-8|0
~i have x|-20|0
~i have|-14|12
~i know|-9|0
~i never|-12|0
~i only|-20|0
~i put|10|0
~i was|-14|0
~i will|-11|0
~i x $|-10|-37
~i x it|13|-2
~i x on|25|16
~i x the|-19|16
~i x|14|18
~if i x|7|14
~if i|14|18
~in $|2|14
~in ,|7|-20
~in ASKED|-2|-12
~in NUMBER|15|1
~in TIME|13|-9
~in a x|-15|-6
~in and|-3|-19
~in a|-14|-18
~in it $|14|-5
~in it is|7|0
~in it|6|1
~in my x|11|11
~in my|21|12
~in the ASKED|-13|-6
~in the PLACE|9|-6
~in the x|-7|9
~in there $|4|19
~in there|-5|10
~in x $|-9|16
~in x x|-28|0
~in x|-18|30
~is $|-8|0
~is ASKED $|12|-1
~is ASKED|6|25
~is NUMBER|-35|0
~is PLACE the|7|0
~is PLACE|-16|0
~is a ASKED|11|0
~is a x|32|11
~is all x|-52|24
~is all|-23|25
~is an x|-11|0
~is an|-13|0
~is been|4|16
~is dead|-9|2
~is fine|7|7
~is got a|11|0
~is got|-5|3
~is in the|-29|0
~is in|-10|7
~is just|-19|-12
~is my x|-8|0
~is not x|-27|0
~is not|4|14
~is no|-23|0
~is one|-6|-15
~is on|-7|24
~is stuck|-27|0
~is that|-32|0
~is the x|8|-21
~is the|-14|-7
~is too x|-11|0
~is too|-12|0
~is x $|-33|-29
~is x ,|16|36
~is x and|-30|-11
~is x in|5|-18
~is x on|-18|0
~is x x|-39|23
~is x|0|-9
~it $|16|-6
~it , x|5|-14
~it ,|-1|-30
~it ASKED $|0|8
~it ASKED|-10|2
~it all|-7|-24
~it and it|7|-12
~it and|-10|4
~it at|-8|0
~it came|-8|-8
~it does not|13|-11
~it every|9|0
~it goes $|4|-17
~it goes|23|11
~it has|10|0
~it in|9|15
~it is PLACE|12|0
~it is all|-13|22
~it is a|-2|-22
~it is been|2|11
~it is in|-4|13
~it is just|6|-12
~it is not|9|8
~it is on|-5|15
~it is the|23|-14
~it is x|7|-7
~it is|35|-17
~it just x|4|6
~it just|25|-3
~it last TIME|-12|0
~it last|-11|-4
~it off|-25|10
~it on the|8|-6
~it on|-13|-2
~it out $|17|0
~it out|17|-18
~it says|5|25
~it up|2|-6
~it was x|13|22
~it was|11|25
~it went|13|11
~it will not|11|16
~it will|11|16
~it with|5|21
~it x $|-7|18
~it x ,|15|20
~it x the|7|-1
~it x up|19|-15
~it x x|-1|8
~it x|40|5
~just a x|4|10
~just as|3|-25
~just a|5|12
~just the|2|-17
~just x|27|5
~know $|-17|0
~last TIME $|3|8
~last TIME|-5|8
~like a x|18|19
~like a|20|1
~like that $|12|0
~like x $|20|11
~like x|32|6
~me $|-23|0
~mine $|-8|0
~mine is|-13|0
~my ASKED|-13|0
~my PERSON x|-10|0
~my PERSON|-6|-9
~my x $|-14|21
~my x x|28|-20
~my x|26|11
~never ASKED|-14|-5
~never been x|10|1
~never been|13|0
~never x $|36|-13
~never x|17|-2
~new $|6|-30
~new ASKED|11|16
~new x|-4|7
~no ,|20|13
~no ASKED $|15|-10
~no ASKED ,|10|-7
~no ASKED no|5|-1
~no ASKED on|-16|0
~no ASKED x|26|-10
~no ASKED|12|6
~no TRIED $|6|0
~no TRIED|-7|-3
~no it is|11|-8
~no it|15|-15
~no x $|-11|-10
~no x ,|43|6
~no x x|-5|4
~no x|-39|11
~not $|-17|0
~not ASKED $|4|-5
~not ASKED ,|11|-5
~not ASKED|-4|-11
~not TRIED it|-6|0
~not TRIED|30|0
~not a x|16|5
~not a|16|1
~not come|-11|0
~not even|23|-15
~not get|9|0
~not got|-20|0
~not go|23|-4
~not have|-19|0
~not know|11|0
~not open|-19|0
~not say $|-13|0
~not say|-19|0
~not see|-44|0
~not sure|-20|0
~not tell|-13|0
~not x $|-19|-23
~not x it|21|0
~not x x|-8|0
~not x|3|27
~nothing $|39|8
~nothing ASKED|-12|-2
~nothing x $|20|-9
~nothing x|8|-30
~now $|-54|0
~of ASKED|-17|21
~of it $|10|0
~of it|-7|-38
~of the x|-9|7
~of them x|-13|0
~of them|13|-5
~of the|-2|-5
~of those|13|0
~of x $|12|3
~of x|7|1
~off $|-6|-24
~off and|-8|0
~off it|24|13
~off the x|12|11
~off the|11|1
~off x|-24|0
~ok $|8|-3
~old x|5|4
~on $|8|-28
~on TIME|3|10
~on a x|12|-5
~on a|22|-3
~on it $|-2|8
~on it ,|-29|0
~on it|-12|-18
~on my|-22|-9
~on the ASKED|16|5
~on the PLACE|-16|0
~on the|6|1
~on x $|-16|17
~on x|3|-5
~one $|-18|-15
~one ,|-16|0
~one ASKED $|-16|0
~one ASKED|-8|-4
~one is x|-13|-22
~one is|14|27
~one of|12|6
~one x $|-9|-4
~one x x|29|0
~one x|-49|-11
~only $|-15|0
~only a|-12|0
~only ever|28|0
~only got|-6|0
~only one|-39|0
~only the|-8|-1
~only x|-47|-5
~out $|8|-2
~out of it|-13|0
~out of the|8|0
~out of|-16|9
~over $|3|24
~over it|-10|2
~put a|7|2
~quiet $|3|15
~same $|9|9
~same ASKED|8|-32
~same x $|5|-8
~same x|13|-14
~see $|-16|0
~see it|28|0
~silent $|8|-16
~so i can|-9|0
~so it|15|0
~so i|-16|0
~so x|-15|0
~sound $|10|-10
~stays x $|3|-7
~stays x|0|-7
~still x $|17|-33
~still x|20|-42
~that $|2|5
~that is|25|-17
~that x $|-44|0
~that x|-4|11
~the ASKED $|6|9
~the ASKED ,|8|0
~the ASKED x|-8|-9
~the ASKED|11|23
~the NUMBER|41|0
~the PLACE $|-16|-30
~the PLACE ,|-10|0
~the PLACE|-39|-8
~the TIME|16|-15
~the TRIED $|3|11
~the TRIED|8|-11
~the back|-9|-10
~the one x|-50|0
~the one|-7|-7
~the same $|6|2
~the same x|3|-29
~the same|1|-19
~the time|5|13
~the x $|-31|-12
~the x ,|-1|-34
~the x ASKED|18|3
~the x PLACE|-32|0
~the x and|-10|-5
~the x in|-12|0
~the x is|-28|-5
~the x it|16|-20
~the x i|-8|0
~the x of|-12|0
~the x one|17|8
~the x on|-8|0
~the x that|21|18
~the x x|8|48
~the x|6|32
~them $|9|-6
~them x|-31|0
~then x $|8|23
~then x|18|24
~there $|27|18
~there ,|-13|0
~there is a|24|4
~there is no|-23|0
~there is|-1|16
~they are x|-9|0
~they are|-11|1
~they x|10|25
~thing $|-26|0
~tight $|13|3
~time $|9|0
~to ASKED $|18|0
~to ASKED|3|-13
~to be|-8|0
~to it $|-15|0
~to it|-1|9
~to me|-24|0
~to the x|14|-5
~to the|-9|-9
~to x $|-17|4
~to x it|0|13
~to x|9|0
~too $|52|-18
~too x|-66|0
~up $|5|-9
~up x|1|-9
~used it|-36|0
~used to|59|7
~was x|14|0
~we have|-21|0
~what is|-20|0
~what it|10|0
~when i TRIED|4|-5
~when i x|32|1
~when it x|-5|-7
~when it|-5|-15
~when i|15|7
~where it|13|0
~where the|14|33
~who knows|-22|0
~will not ASKED|4|4
~will not come|-26|0
~will not x|-4|-3
~with a x|5|10
~with a|-6|3
~with it|-2|-21
~with my x|16|-6
~with my|16|-6
~with the x|-17|4
~with the|-12|2
~with x $|-34|-2
~with x|-19|9
~work $|-39|0
~would not|7|0
~x $|31|-11
~x , ASKED|21|-3
~x , can|-10|0
~x , it|14|13
~x , i|-26|0
~x , just|32|6
~x , nothing|24|-9
~x , no|-18|-17
~x , same|-11|-30
~x , x|4|33
~x ,|6|46
~x ASKED $|45|-8
~x ASKED ,|1|5
~x ASKED and|-1|-7
~x ASKED x|0|22
~x ASKED|44|35
~x NUMBER $|16|0
~x NUMBER x|-12|-13
~x NUMBER|16|26
~x PLACE $|14|0
~x PLACE the|-30|0
~x PLACE|-26|-4
~x TIME|13|-23
~x TRIED|13|8
~x a x|-10|13
~x about|-2|-4
~x after|1|12
~x all over|9|1
~x all the|10|6
~x all x|2|-8
~x all|13|-12
~x and ASKED|2|-4
~x and i|-30|0
~x and the|19|34
~x and x|6|-16
~x and|47|-12
~x are x|-6|0
~x are|-53|50
~x as a|-15|21
~x as x|3|-8
~x as|6|2
~x at all|32|-28
~x at the|6|23
~x at|13|-31
~x a|8|29
~x back|34|19
~x been|26|-16
~x but|20|3
~x by|-8|-16
~x clean|16|-18
~x cold|6|-26
~x dead|-26|-23
~x does|-15|-3
~x down $|-14|0
~x down|0|10
~x dry|4|-12
~x even|15|0
~x every|11|16
~x fine|2|-5
~x for|-16|-4
~x from the|5|1
~x from|16|-5
~x goes|-17|11
~x go|26|16
~x had|-28|0
~x has|-9|14
~x have|-20|0
~x i x|-1|-14
~x in ,|14|0
~x in a|6|0
~x in it|18|-4
~x in there|1|25
~x in the|13|28
~x in x|-29|0
~x into|11|-5
~x in|-2|11
~x is|-30|13
~x it $|-11|-2
~x it ,|10|-20
~x it and|-7|15
~x it in|1|28
~x it is|17|-18
~x it on|-31|0
~x it out|12|5
~x it up|-10|0
~x it with|-8|0
~x it x|9|-31
~x it|11|56
~x i|47|-11
~x just|-27|2
~x like a|2|-12
~x like x|19|10
~x like|26|-2
~x me|-20|0
~x my x|6|-9
~x my|-10|-9
~x now $|-16|0
~x now|-12|0
~x no|-9|16
~x of the|-16|-6
~x of x|18|2
~x off $|2|18
~x off|6|37
~x of|46|31
~x on $|-19|-11
~x on a|13|12
~x on it|17|-27
~x on x|-10|0
~x one $|-12|0
~x one is|-4|-29
~x one x|9|11
~x one|5|16
~x only $|-16|0
~x only|-22|0
~x on|10|-12
~x or|-2|8
~x out $|-15|30
~x out|16|12
~x over $|-15|0
~x over it|-13|0
~x over|-26|16
~x since|12|-17
~x so i|-10|0
~x so|-8|0
~x that is|18|-26
~x that|-8|9
~x the ASKED|-6|-4
~x the TRIED|-4|-14
~x the x|26|-18
~x them|-1|9
~x then|4|-4
~x there $|-8|41
~x there|30|22
~x the|45|-8
~x thing|-11|0
~x to it|11|0
~x to the|-11|-26
~x to x|14|19
~x too $|26|-13
~x too|0|-13
~x to|19|-16
~x up|30|22
~x when i|3|34
~x when|-8|24
~x where|27|12
~x will not|-24|0
~x will|-24|0
~x with a|-18|-2
~x with the|11|0
~x with x|11|-6
~x with|12|-19
~x x $|14|-6
~x x ,|-9|8
~x x ASKED|65|-10
~x x and|17|-24
~x x a|-6|0
~x x down|15|14
~x x from|8|0
~x x in|-7|51
~x x is|-13|0
~x x it|-11|11
~x x i|14|0
~x x off|16|2
~x x on|14|10
~x x out|-6|16
~x x over|-22|0
~x x the|5|19
~x x to|-30|0
~x x up|24|-4
~x x with|16|0
~x x x|17|44
~x x|21|8
~yes $|9|6
~yes x|8|3
~yet $|-23|0
~you can|1|20
~you mean|-23|0
~you x it|-15|0
~you x|-12|-14
`;
