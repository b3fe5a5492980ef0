// A table that a script writes, one line a sign.
/* oxlint-disable max-lines */
/**
 * What each sign of an answer is worth for its settling anything, and for its settling it by a yes, in
 * hundredths of logarithms of odds. Written by `npm run fit:answers -- --write`, which fits them to
 * answers written for it.
 */
export const answerWeights = `
$|6|-13
, ASKED|32|-2
, NUMBER|-11|-24
, TRIED|16|44
, all|-10|-3
, always|10|-3
, and|13|2
, but|9|34
, dead $|5|-2
, dead|9|-4
, even|12|-16
, it is|0|27
, it just|33|-12
, it|11|1
, i|-16|-5
, just|8|-11
, my PERSON|11|0
, never|9|17
, no ASKED|-7|13
, no TRIED|8|0
, nothing|28|-19
, not|-2|-8
, only|31|-5
, same $|1|20
, same|25|32
, so|-7|0
, still nothing|3|6
, still|10|-13
, then|7|22
, they|4|6
, the|20|-13
, will|6|0
, you can|-10|0
, you|-7|6
,|10|-69
= like +|41|17
= like -|86|-56
= like|-13|70
= means +|45|-43
= means -|47|-15
= means|11|7
= phrases +|77|5
= phrases -|87|-41
= phrases|12|49
= said +|106|75
= said -|104|-98
= said|-6|95
= sayings +|87|30
= sayings -|149|-56
= sayings|21|72
= states +|91|12
= states -|102|-60
= states|9|56
= well +|67|-27
= well -|40|-22
= well|55|-9
? $|-43|0
?|-66|0
ASKED $|1|-17
ASKED , it|-15|-5
ASKED , just|-10|-7
ASKED , no|11|-15
ASKED , same|0|31
ASKED ,|3|40
ASKED ?|-12|0
ASKED ASKED $|6|21
ASKED ASKED|16|6
ASKED NUMBER $|0|-17
ASKED NUMBER|12|13
ASKED all|5|-15
ASKED and it|13|29
ASKED and|-19|15
ASKED any|24|5
ASKED are all|11|-20
ASKED are|3|-34
ASKED as|13|10
ASKED at all|8|8
ASKED at|-2|13
ASKED a|7|7
ASKED back|10|6
ASKED but|21|2
ASKED came|-36|0
ASKED come|7|0
ASKED dead $|4|17
ASKED dead|5|16
ASKED does not|6|-8
ASKED does|7|-7
ASKED down|5|-29
ASKED fine|9|28
ASKED for|-16|-4
ASKED from the|4|-20
ASKED from|4|-20
ASKED has|3|22
ASKED in it|-26|0
ASKED in the|5|6
ASKED in|-14|-12
ASKED is|-2|11
ASKED it $|-43|-26
ASKED it|33|-18
ASKED i|6|0
ASKED just|10|-8
ASKED like a|8|13
ASKED like|24|12
ASKED looks|4|14
ASKED no ASKED|6|0
ASKED no|15|-4
ASKED off|-31|-33
ASKED of|1|-6
ASKED on it|-31|3
ASKED on the|12|-3
ASKED one|38|38
ASKED on|4|11
ASKED out $|20|0
ASKED out|-5|-7
ASKED so|-13|0
ASKED stays|10|-2
ASKED straight|-19|4
ASKED the ASKED|10|-10
ASKED there $|5|-6
ASKED the|19|-27
ASKED tight|2|-24
ASKED to|-10|20
ASKED up|4|13
ASKED will not|18|0
ASKED will|18|0
ASKED with|2|11
ASKED|8|2
NUMBER $|41|-10
NUMBER ,|3|23
NUMBER ASKED $|-16|2
NUMBER ASKED|-10|-14
NUMBER TIME $|-4|6
NUMBER TIME|3|17
NUMBER TRIED|8|3
NUMBER and|6|0
NUMBER are|2|-28
NUMBER a|6|23
NUMBER of|-8|5
NUMBER way|11|-1
NUMBER|71|78
PERSON $|-27|0
PERSON ,|11|0
PERSON had it|-20|0
PERSON had|-20|0
PERSON|-101|54
PLACE $|2|-11
PLACE ,|-13|0
PLACE a|-21|0
PLACE the|-7|-17
PLACE|-42|17
TIME $|20|13
TIME ,|29|5
TIME ago $|-7|0
TIME ago|-17|0
TIME and it|1|11
TIME and|5|4
TIME in|-22|0
TIME|65|23
TRIED $|7|5
TRIED ,|12|-12
TRIED ASKED|5|9
TRIED TRIED $|-6|0
TRIED TRIED|-7|0
TRIED and it|5|-4
TRIED and|25|31
TRIED does|1|-8
TRIED in|-11|17
TRIED is|-14|28
TRIED it|22|15
TRIED on it|-22|0
TRIED on|-24|-9
TRIED out|8|22
TRIED that|7|0
TRIED the|3|6
TRIED up|4|12
TRIED|-22|6
^ ASKED ,|2|4
^ ASKED ASKED|12|1
^ ASKED and|4|-16
^ ASKED are|14|-2
^ ASKED does|7|-8
^ ASKED has|-11|0
^ ASKED is|7|7
^ ASKED it|8|-3
^ ASKED like|6|5
^ ASKED looks|4|14
^ ASKED one|3|9
^ ASKED on|1|10
^ ASKED with|7|9
^ ASKED|13|-3
^ NUMBER ASKED|6|-16
^ NUMBER of|-16|8
^ NUMBER|22|31
^ PERSON|-67|0
^ TRIED ,|13|-7
^ TRIED is|-11|0
^ TRIED it|9|11
^ TRIED|-25|-27
^ a ASKED|3|20
^ after|8|10
^ all NUMBER|-12|-2
^ all the|3|5
^ all|20|-3
^ always|16|-17
^ an|6|6
^ a|20|9
^ been in|4|5
^ been|15|-7
^ bit|2|8
^ black|-7|-28
^ bone dry|2|-4
^ bone|2|-4
^ borrowed|12|9
^ both ASKED|14|5
^ both|15|8
^ bought it|-42|0
^ bought|-41|7
^ came|8|27
^ can not|-23|-4
^ can|-5|2
^ could be|8|0
^ could not|-8|0
^ dead|19|-10
^ did not|23|-3
^ did|31|-4
^ do not|-6|0
^ does not|12|-4
^ does|-12|-5
^ do|-15|0
^ dropped it|4|4
^ dropped|4|6
^ even|18|-3
^ everything|-13|0
^ every|5|-6
^ fine|0|16
^ full|16|-18
^ goes off|2|-16
^ goes|18|-14
^ got it|-10|0
^ got to|5|6
^ got|11|-3
^ green|22|11
^ had it|2|4
^ had|25|4
^ has not|2|-4
^ has|6|-4
^ have to|10|22
^ have|13|17
^ how do|-12|0
^ how|-23|0
^ i ASKED|3|9
^ i always|-10|0
^ i am|-6|0
^ i can|17|3
^ i have|-10|-21
^ i never|-18|0
^ i only|-21|0
^ id|4|16
^ if i|9|10
^ if|9|10
^ in|-3|7
^ it ASKED|4|-8
^ it came|-30|0
^ it does|-25|-5
^ it goes|17|-3
^ it has|11|0
^ it is|-40|24
^ it only|-18|0
^ it was|-4|-6
^ it will|-19|0
^ it|-71|-40
^ i|-97|9
^ just a|6|6
^ just the|12|-8
^ just|-12|-14
^ keeps|12|-22
^ kettle|10|6
^ lamp|9|-1
^ left it|5|5
^ left one|11|-5
^ left|18|15
^ like a|5|21
^ like|21|30
^ little|7|6
^ loads of|-5|5
^ loads|-5|5
^ looks|14|24
^ lost the|-19|0
^ lost|-53|0
^ low|3|-4
^ makes|6|2
^ mine is|-19|0
^ mine|-43|0
^ my PERSON|-7|11
^ my|-19|40
^ neither|15|-4
^ never been|8|0
^ never|-40|-13
^ new|-13|2
^ nice|12|40
^ no ,|19|-3
^ no ASKED|-9|15
^ no it|25|-23
^ nobody|-14|-6
^ none|5|-4
^ nope|1|-11
^ not ASKED|10|12
^ not a|17|11
^ nothing ASKED|-17|-3
^ nothing at|3|-3
^ nothings|9|-63
^ nothing|-18|9
^ not|9|-9
^ no|-18|-62
^ on the|5|8
^ one ASKED|3|8
^ one of|15|6
^ one|44|-3
^ only ever|-6|0
^ only got|-12|0
^ only the|1|6
^ only when|2|-42
^ only|10|-22
^ on|23|26
^ other|-1|24
^ puddle|4|6
^ pulled|2|15
^ put|21|-11
^ ran|9|-40
^ right|13|-9
^ runs|5|-15
^ same ASKED|6|-37
^ same|37|-29
^ sat|8|18
^ says no|14|32
^ says|20|46
^ screen is|12|0
^ screen|-19|0
^ silent|7|-1
^ sits|16|-51
^ smooth|17|15
^ solid|-20|1
^ spins|5|8
^ stays|17|4
^ steady|2|-13
^ still|14|15
^ swapped|1|7
^ the ASKED|-15|10
^ the TRIED|-33|0
^ there is|-25|26
^ there|-17|3
^ they are|-32|-6
^ they|-18|-3
^ the|-36|0
^ tiny|20|22
^ took|8|19
^ totally|11|-3
^ tried|9|-4
^ used|-23|18
^ was|-5|-2
^ we had|6|3
^ went|16|6
^ we|-12|6
^ what is|-12|0
^ what|-38|0
^ where is|-14|0
^ where|-21|0
^ which|-23|0
^ will not|2|17
^ will|-1|17
^ works|-1|13
^ yeah|7|8
^ yep|4|7
^ yes|21|24
^ you can|12|11
^ you have|15|3
^ you|46|33
^|6|-13
a ASKED $|-17|1
a ASKED ,|-12|0
a ASKED|-33|-3
a NUMBER|12|15
a PLACE|-14|5
a TIME $|1|-38
a TIME|2|-33
a TRIED $|-28|-18
a TRIED|-19|-4
a big|15|4
a bit of|2|15
a bit|12|17
a few|20|-4
a good|2|16
a little|14|-4
a new|6|1
a second|8|-55
a sec|2|17
about $|29|-8
about NUMBER|11|10
about|47|48
across|3|-23
after NUMBER|-9|-2
after|4|31
again $|26|14
against|11|-4
again|23|14
ago $|-7|0
ago|-17|0
air|20|28
all $|30|-38
all ASKED|22|17
all NUMBER|-12|-30
all TIME $|7|8
all TIME|-3|10
all along|11|-19
all over $|9|-7
all over the|12|18
all over|19|10
all the time|6|12
all the way|1|-6
all the|0|11
all|48|-13
along $|23|-6
along|25|-40
already|21|0
always been|2|-4
always|-6|-21
am not|-8|0
amp|-29|0
am|-16|-2
an TIME|22|15
an inch|15|18
an old|7|0
and ASKED $|5|13
and ASKED|21|-20
and a|-21|13
and i am|-26|0
and i have|-17|0
and it ASKED|1|10
and it is|-7|18
and it still|5|-13
and it was|3|17
and it|34|9
and i|-51|14
and my|-32|0
and never|4|-10
and nothing|4|11
and no|8|9
and still|1|-10
and that|5|8
and the ASKED|4|5
and then|5|6
and they|5|8
and the|13|-3
and|90|21
any ASKED $|15|0
any ASKED|13|-7
any more $|23|0
any more|23|0
anything $|21|4
anything|1|-11
anywhere $|5|-1
anywhere|9|-1
any|7|-28
an|56|23
are ASKED|-13|0
are all|17|-22
are dead|21|-3
are fine|4|2
are not|-8|0
are|-89|-67
arm $|-9|0
arm|-1|-42
as anything $|3|11
as anything|4|9
as a|-7|29
as ever $|1|-12
as ever|1|-12
as it|6|8
as i|12|5
as the|-2|-10
as well $|3|-19
as well|3|-19
as you like|3|-23
as you|3|-23
ask|-18|0
as|57|-34
at all $|24|-15
at all|-6|20
at it|21|13
at the bottom|-3|5
at the|-21|11
at|-10|54
away $|15|6
away|22|30
a|-5|41
back $|-11|7
back on|5|11
back|39|29
bag|-37|0
bang|19|7
barely|15|5
bars|10|-2
batteries|-21|0
battery|-49|-1
been ASKED $|8|0
been ASKED|20|-2
been in|18|6
been on|11|1
been|20|5
before $|-13|6
before|2|5
bend|6|0
bent|3|12
be|-8|7
big ASKED|4|7
big|35|31
bit of|23|-12
bits|-10|6
bit|-4|-8
black $|-7|-5
black|29|-52
blank $|8|-26
blank|8|-28
blinks|3|15
bolt|10|-2
bone dry|2|-12
bone|3|-12
borrowed|8|9
both $|21|0
both ASKED $|11|10
both ASKED|27|-18
both ways|12|7
both|37|-45
bottom $|21|5
bottom|9|14
bought it|-48|-24
bought|-29|-24
box|-28|0
brand new|2|6
brand|2|6
bright|9|7
broken|-15|0
broke|-30|14
brown|15|13
budge|6|3
built in|-9|0
built|-18|0
bulb|-40|0
burning|2|11
but it|18|22
but no|48|21
but the|-15|50
buttons|-82|0
button|-25|0
but|37|114
by the|24|2
by|-1|-6
cable $|11|-38
cable|10|-59
came off|-30|0
came on|20|-3
came with|16|-18
came|20|13
can ASKED|26|11
can hear it|9|4
can hear|12|4
can not ASKED|-24|0
can not get|13|0
can not remember|15|0
can not see|-35|0
can not tell|-6|0
can not|-59|31
can see|9|12
can|1|70
card in the|7|0
card in|7|0
card|7|19
case $|-6|0
case|-10|0
catches|5|-8
cat|6|0
cd|-5|4
chalky|4|7
changed|3|12
charger|-15|0
clean $|15|-16
clean ,|4|-28
cleaned it|-22|-1
cleaned|-22|-1
clean|32|-53
clear $|19|-32
clear|20|-31
clunks|14|16
cold $|13|-40
cold|4|-45
come on|-15|0
come out|11|0
comes on|-15|25
comes up|2|-12
comes|31|20
come|-19|30
coming|27|6
cordless|-51|0
corner $|28|4
corner|31|6
could be|-11|0
could not say|-7|0
could not|20|-7
could|13|-3
covered in|-19|0
covered|-26|0
cover|-14|0
cracked|-11|0
crackles|7|-5
cuts|10|-13
cut|-37|3
dark $|7|-5
dark|-35|-10
dead $|-20|6
dead ,|-1|10
dead|18|-14
deep|37|-33
denied 0 absence|-1|-8
denied 0 does0|1|14
denied 0 does1|12|2
denied 0 have0|-14|4
denied 0 have1|-16|21
denied 0 is0|11|21
denied 0 is1|26|-26
denied 0 other1|-13|12
denied 0 presence|3|5
denied 0 was0|10|16
denied 0 was1|-36|-23
denied 0 you0|2|-22
denied 0 you1|8|0
denied 1 absence|-1|32
denied 1 does0|-21|-10
denied 1 does1|-59|-31
denied 1 have0|50|-21
denied 1 have1|57|17
denied 1 is0|-16|-7
denied 1 is1|10|27
denied 1 other1|-14|-4
denied 1 presence|-4|-36
denied 1 was0|-19|-9
denied 1 was1|19|19
denied 1 you0|2|14
denied 1 you1|-16|-1
denied 1 |-5|-6
denied 2 absence|14|-5
denied 2 does0|16|-11
denied 2 does1|12|25
denied 2 is0|25|-13
denied 2 is1|-33|0
denied 2 presence|7|1
denied 2 was0|3|-6
denied 2 was1|8|-3
denied 2 you0|-12|0
denied 2 |21|-4
desk $|-13|0
desk|-5|11
dial|8|0
did $|-6|0
did it|14|41
did not know|23|0
did not|-4|-9
did|27|-8
died $|4|5
died|16|-10
dies|2|-14
digital|-32|0
display|-93|0
do $|6|0
do it|-33|0
do i|-8|0
do not have|-11|0
do not know|-16|0
do not want|-9|0
do not|10|7
do you mean|-14|0
do you|-6|0
does it $|15|24
does it|22|21
does not ASKED|-15|-4
does not TRIED|-6|0
does nothing $|6|12
does nothing|15|2
does not|23|-29
does|9|12
doing|29|0
door|-24|0
down $|13|-7
down it|2|21
down there $|13|8
down there|13|8
down the|10|14
down to|-12|0
down|24|35
do|-58|1
dropped it|6|4
dropped|25|-22
drops|15|20
drop|8|-2
drum $|8|3
drum|-6|3
dry $|6|12
dry ,|1|-5
dry|9|26
each time|4|-4
each|10|2
echo false false absence|7|4
echo false false does0|24|16
echo false false does1|-1|-7
echo false false have0|10|11
echo false false have1|-9|13
echo false false is0|0|46
echo false false is1|4|8
echo false false other1|-37|3
echo false false presence|-1|-18
echo false false was0|-10|-27
echo false false was1|0|-38
echo false false you0|25|-16
echo false false you1|-10|-7
echo false false |2|-14
echo false true absence|-3|26
echo false true does0|-43|-4
echo false true does1|3|25
echo false true have0|15|-3
echo false true have1|42|-5
echo false true is0|3|-10
echo false true is1|-15|-4
echo false true presence|21|-25
echo false true was0|21|-4
echo false true you0|10|-3
echo false true you1|-21|13
echo false true |18|1
echo true false absence|10|-6
echo true false does0|-40|-13
echo true false does1|5|-21
echo true false have0|9|-24
echo true false have1|16|25
echo true false is0|26|-32
echo true false is1|11|8
echo true false other1|8|6
echo true false presence|-23|14
echo true false was0|-16|35
echo true false was1|-16|34
echo true false you0|-43|11
echo true false you1|16|-13
echo true false |-14|9
echo true true does0|55|-6
echo true true does1|-42|0
echo true true is0|-10|0
echo true true presence|19|-3
echo true true |16|-9
edge $|9|51
edge|9|52
either $|16|-5
either|26|2
else|-55|0
empty $|-1|-20
empty|1|-19
end $|33|-34
end|38|-17
enough to|-7|0
enough|-13|0
even on|14|-25
even with|10|0
even|59|-62
ever $|-15|-12
every ASKED|1|18
every TIME $|5|5
every TIME|39|12
everything $|4|-2
everything|-24|18
everywhere $|-12|-14
everywhere|-42|-15
every|78|-20
ever|-14|-19
face|1|-46
far|-22|0
feel it|34|0
feel|31|0
fell|-14|-38
few|20|-4
filled|-15|0
find|-7|0
fine $|11|-32
fine , it|0|36
fine ,|1|27
fine with|1|6
fine|32|49
finger $|10|-19
finger|10|-22
first $|16|0
first no|-6|-73
first null|7|22
first time|5|4
first yes|5|37
first|26|11
fixed|-20|0
flat|-6|-68
flex|48|-21
flops|11|12
flush|14|-7
for NUMBER TIME|-5|-8
for NUMBER|-5|-8
for TIME $|-10|-1
for a sec|2|17
for a|27|7
for it|-11|5
forgot|44|28
form does0|-3|-7
form does1|-25|-4
form have0|34|-17
form have1|49|33
form is0|18|1
form is1|4|12
form other1|-28|8
form was0|-5|1
form was1|-9|-7
form you0|-8|-10
form you1|-11|-1
found it|-18|0
found|-14|7
fresh|2|9
from the|18|-25
from|35|8
front $|6|0
front|1|19
frozen|-6|0
full of|-9|-9
full|-16|15
gave it|-7|-2
gave|-14|-2
get a|7|3
get the|21|0
get to it|-16|0
get to|-16|0
gets|51|10
get|8|33
glass $|9|0
glass is|-18|0
glass|-22|17
glows|3|-16
glued|-25|-24
go $|11|23
goes $|10|-1
goes in $|9|-2
goes in|21|-19
goes off|6|-15
goes round|3|-26
goes|51|13
going|18|29
gone $|23|-16
gone|-53|8
good|10|5
got a|16|2
got it $|19|0
got it|3|9
got no|-21|0
got one|-10|0
got the|-24|0
got to|5|6
got|-65|10
go|8|41
grand|50|34
green|26|17
grips|10|-50
had a|-8|19
had it|-22|-15
had the|-5|-10
had|-16|-8
halfway|7|20
hand $|-7|0
handle|-10|21
hands|34|0
hand|-23|-7
hanging|9|7
hard $|-9|0
hardly|52|12
hard|-6|-27
has a|-35|1
has not got|-10|0
has not|-9|-5
has|-47|-10
have a ASKED|-8|0
have a|-11|0
have been|-10|0
have gone|27|-10
have not got|-15|0
have not|-21|0
have no|7|0
have only|-27|0
have to|23|5
have|-37|3
hear it|14|18
hear|-15|18
here $|-16|0
here|-60|0
he|-49|0
high|2|-16
hinge|3|13
hit|-19|0
hold it|9|49
hold|34|68
hole $|22|-2
holes|14|-13
hole|27|2
holiday|-13|0
home|-21|0
hot $|-22|0
hot|-5|10
house $|-31|0
house|-54|-3
how do|-12|0
how|-50|-5
i ASKED it|10|9
i ASKED the|8|3
i ASKED|11|11
i TRIED $|4|-9
i TRIED it|2|5
i TRIED|8|-1
i always|-10|0
i am not|-8|0
i am|-10|-2
i can ASKED|11|-9
i can not|-36|0
i can see|10|8
i can|12|7
i could not|7|0
i could|28|3
i do not|-18|0
i do|28|8
i get|21|19
i got it|-16|0
i got|-27|0
i have not|-21|0
i have no|13|0
i have only|-17|0
i have|-12|11
i hold|2|8
i know|-12|0
i lean on|8|8
i lean|8|8
i only|-22|0
i push|5|1
i touch|3|-30
i was|-6|0
i will|-13|0
ice|15|27
id|-8|16
if it|-10|0
if i|23|21
if|11|21
in $|0|18
in ,|11|-51
in ASKED|-5|-11
in NUMBER $|3|-18
in NUMBER|19|7
in TIME $|11|-24
in TIME|15|-22
in and it|2|-14
in and|14|-23
in a|-11|-1
in it $|21|-4
in it is|5|3
in it|-2|-6
in my|15|15
in that|26|23
in the ASKED|-7|-20
in the PLACE|15|-24
in the TIME|-3|-3
in the TRIED|3|5
in the house|8|0
in the middle|29|5
in there $|8|35
in there|-2|32
in the|-12|-13
in with|-25|0
inch|15|-24
into the|5|-23
into|-25|-3
in|7|-7
is $|-17|-5
is ASKED $|10|-19
is ASKED|10|21
is NUMBER|-49|1
is PLACE the|11|0
is PLACE|-14|0
is TRIED|9|3
is a ASKED|2|-12
is all|-14|16
is always|-11|-1
is an|-14|-5
is at|-6|0
is a|3|-16
is been|-2|20
is built|-11|0
is clear $|14|-17
is clear|15|-17
is dead|-4|-6
is fine $|4|-27
is fine|5|3
is full|-29|0
is gone|16|-6
is got a|23|5
is got no|-12|0
is got|-15|8
is hanging|8|4
is in a|-10|0
is in the|-36|5
is in|5|13
is it|-17|0
is just|-29|-24
is like|7|-5
is my PERSON|-9|0
is my|1|6
is never been|-13|0
is never|10|-6
is no ASKED|7|-6
is no TRIED|-9|0
is not ASKED|6|-2
is nothing|5|-12
is not|25|7
is no|-25|-6
is off|-8|0
is on a|-11|0
is one of|-25|0
is one|-11|-7
is only|12|-6
is on|-5|33
is silent $|5|-16
is silent|5|-16
is so|19|0
is still|16|-4
is stuck|-38|-19
is that|-30|0
is the ASKED|5|23
is the same|5|16
is the|3|-7
is too|-22|0
is up|-18|0
is|-27|-18
it $|24|-11
it , it|-19|0
it , no|10|-3
it ,|1|-40
it ASKED|-10|0
it TRIED|-4|2
it all TIME|5|3
it all|-8|-34
it and it|7|-19
it and|-10|3
it at|-15|0
it a|5|2
it before|-23|0
it came with|33|-18
it came|-6|-10
it comes on|-20|0
it comes|-3|10
it does not|18|-8
it does|-14|-11
it down|6|-4
it every TIME|17|-1
it every|18|-7
it for|30|0
it goes $|2|-21
it goes|26|-15
it has not|-7|0
it has|11|0
it in the|3|4
it in|5|12
it is ASKED|4|-8
it is NUMBER|-13|0
it is PLACE|19|0
it is TRIED|10|3
it is all|-6|38
it is always|-12|-1
it is an|-20|0
it is a|-12|-32
it is been|-6|22
it is built|-11|0
it is full|-29|0
it is gone|8|7
it is got|-8|8
it is in|4|22
it is just|6|-24
it is like|7|-5
it is my|-6|0
it is never|10|-6
it is not|26|6
it is off|11|0
it is one|1|-11
it is only|13|-6
it is on|-2|22
it is so|19|0
it is still|14|-2
it is the|36|-12
it is too|-18|0
it is|38|-5
it just|36|-13
it last TIME|-21|-2
it last|-20|-5
it like|-5|1
it near the|1|11
it near|1|11
it never|25|0
it off $|9|0
it off|-31|14
it on the|-12|0
it only|-18|0
it on|-37|1
it out $|-14|0
it out|-13|-21
it says|1|9
it should|12|-42
it so|-25|0
it still|6|-15
it takes|-25|0
it the|-24|0
it to|5|5
it up $|10|0
it up|4|-12
it was in|2|31
it was|9|22
it went|-2|8
it will|-4|35
it with|16|24
it would|31|0
its own|23|3
itself $|10|1
itself|-5|-1
its|37|-26
it|0|9
i|-39|43
jack|2|18
jammed|-56|0
just ASKED|-27|9
just as|4|-44
just a|10|-8
just the one|-4|-4
just the|1|-20
just|66|-13
keeps|14|-20
keep|7|-32
kettle|12|6
know $|-14|0
know what|-6|0
knows $|-16|0
knows|-20|0
know|-11|33
lamp|33|-13
laptop|-14|-1
last TIME $|-2|16
last TIME ,|-13|0
last TIME|-16|17
last|-2|-26
later $|-6|0
later|21|0
lead|-3|-4
lean on the|2|4
lean on|9|11
lean|9|11
leave it|-8|0
leave|-19|0
led|20|6
left $|7|37
left it|-18|5
left one|11|-4
left|-1|17
leg|8|-9
length 0|13|-51
length 1|8|-29
length 2|-37|-17
length 3|-5|-14
length 4|7|72
length 5|37|27
level|5|-2
lid|-19|0
life $|16|7
life|33|9
lights|2|-24
light|-15|-21
like $|-12|0
like a|23|8
like it is|2|7
like it|2|5
like mad|0|9
like that $|12|-4
like that|7|-4
like|110|5
line|8|1
lit $|3|-9
little red|1|-10
little|48|34
lit|20|10
live|-9|0
loads of|-50|3
loads|-64|4
lol|-16|0
long $|-6|0
long|-11|-1
looked|-7|0
looks|-1|39
look|-14|-9
loose $|12|-9
loose|13|-10
lost the|-19|0
lost|-67|-14
lots|17|-25
lot|13|-25
loud|-22|2
lovely|2|-13
low|34|-37
mad|0|9
mains|-14|0
makes|-8|1
make|-9|-9
manual|-14|0
mark|6|16
matter|31|0
mattress is|-24|0
mattress|-7|0
maybe|-45|0
me $|-33|0
me to|-16|0
meant to|-9|0
meant|-9|0
mean|-22|0
metal|-15|0
me|-102|8
middle of the|12|-11
middle of|15|-11
middle|31|5
might have|-15|0
might|-23|0
mine $|-24|0
mine is|-25|0
mine|-49|0
missing $|-64|-9
missing|-89|-10
moment|-29|0
more $|23|6
more|36|-21
moulded|-12|0
moved|19|16
moves|35|-34
move|-6|1
my ASKED|-19|0
my PERSON ASKED|8|0
my PERSON|-5|4
my finger|2|-25
my hands|6|0
my hand|5|-2
my nail|20|-1
my phone|7|-16
my|-9|45
nail|22|4
nearly|23|13
near|10|0
need to|-8|0
need|-35|0
neither ,|24|0
neither|28|4
never ASKED it|-10|0
never been ASKED|8|0
never been|-3|-3
never|-29|-33
new $|5|-36
new one|6|0
new|9|-30
next to it|11|13
next to|19|3
next|-10|-8
nice and|1|15
nicely|1|11
nice|12|36
no $|8|0
no ,|20|10
no ASKED $|40|-24
no ASKED ,|8|-5
no ASKED at|-8|12
no ASKED in|-27|0
no ASKED no|10|-2
no ASKED on|-32|-4
no ASKED to|-18|0
no TRIED $|9|10
no TRIED|24|-3
no it is|25|-22
no it|26|-24
no light|-1|7
nobodys|-7|-26
nobody|-29|12
none|9|-11
nope|1|-11
normal|-24|-23
not $|-10|11
not ASKED ,|17|-4
not ASKED at|10|-3
not ASKED|-2|-25
not TRIED|36|18
not a ASKED|-12|0
not a|12|14
not budge|5|2
not come on|-16|0
not come out|10|0
not come|-16|14
not even|16|-34
not get|14|0
not got|-25|0
not go|33|-4
not have a|-6|0
not have|-16|0
not hold|16|0
not know|6|0
not move $|7|0
not move|7|0
not one|35|7
not open|-22|0
not remember|15|0
not run|-9|0
not see|-54|0
not sure what|-12|0
not sure|-20|0
not tell|-12|0
not tried|-6|0
not turn|-11|21
not want to|-10|0
not want|-10|0
nothing $|46|22
nothing ,|2|-26
nothing ASKED|-17|-4
nothing at all|4|-3
nothing at|6|-5
nothing in|10|-2
nothing on|9|13
nothings|10|-70
nothing|66|5
not|-52|1
now $|-53|36
now|-10|60
no|8|-15
numbers|34|37
of ASKED $|-7|10
of ASKED|-15|19
of a|7|-27
of it $|7|-1
of it|-27|-9
of them|20|-3
of the|-1|-12
of those|7|-3
off $|-14|-17
off ,|-2|-22
off and|-6|-16
off at the|-13|0
off at|-13|0
off in|23|15
off it|10|14
off on|12|0
off|-62|8
ok $|8|-12
ok ,|6|44
ok|-6|30
old $|2|-21
old|6|5
on $|-6|-14
on ASKED|12|-2
on NUMBER|7|33
on TIME $|-13|3
on TIME|-6|3
on all|-15|0
on and|-19|-31
on at all|-36|0
on at|-36|0
on a|34|-8
on for|-10|0
on it $|-19|4
on it ,|-37|0
on its own|13|17
on its|13|17
on it|-26|-19
on mine $|-19|0
on mine|18|0
on my|-11|-6
on off|6|2
on that|-13|-3
on the ASKED|16|8
on the PLACE|-21|0
on the same|2|-29
on the|23|4
once|-17|-44
one $|-43|-5
one ,|-18|0
one ASKED $|-16|0
one ASKED|-17|-9
one TRIED $|-6|0
one is $|-13|-5
one is|25|34
one it came|18|-4
one it|19|-5
one of them|11|0
one of the|3|18
one of|18|1
one thing|-7|0
one with|-11|0
one|15|-45
only $|-15|27
only ASKED|9|-21
only a|-13|-19
only ever|17|0
only got|-35|0
only have|-6|0
only one|-31|0
only the|0|8
only when|7|-42
only|-65|-28
on|14|18
opened|7|0
open|-28|6
orange|40|12
or|36|0
other|2|31
our|15|0
out $|7|14
out ,|-6|-3
out and|6|-4
out of it|-11|4
out of the|9|-15
out of|-22|-5
out the|4|40
out|26|16
over $|4|23
over it $|-12|0
over it|-3|9
over the|3|-5
overnight|-34|17
over|3|30
own|-7|-56
panel|-19|0
perfect $|6|-15
perfect|7|-20
petrol|-43|0
phone|10|-30
piece|15|0
pins|19|10
pin|19|-24
pipe|20|27
place $|18|6
place|19|6
plays|12|-22
play|10|41
plug $|-13|0
plugged in $|5|3
plugged in|7|4
plugged|1|6
plug|-39|6
popped|8|33
pops|8|12
pop|14|0
press it|6|-10
press|-32|-11
puddle|5|-1
pulled|8|24
pull|-13|8
push|3|-3
put the|10|0
put|28|33
quiet $|5|12
quiet|15|-19
ran|8|-40
read no|28|-90
read null|-52|17
read yes|46|79
really|-22|-3
red|29|-14
remember|15|0
remote|-18|0
right $|-4|-13
right now $|-25|0
right now|-25|0
right up|3|-19
right|32|-20
ring|14|-6
rinsed|18|16
ripped|8|11
rock solid|11|-5
rock|18|9
room|-5|-1
round $|8|0
round the|34|5
round|57|-25
runs off|-10|18
runs|-49|-9
run|-27|-2
said|-18|0
same $|5|24
same ASKED|6|-38
same as|-11|0
same|52|-50
sat|21|-2
say $|-8|0
says NUMBER|5|-18
says no|-2|19
says|22|27
say|-9|0
screen $|22|0
screen is|12|0
screen|-7|-46
sealed|-35|0
second|15|-76
sec|2|17
see $|-8|0
see it|35|4
see that|-18|0
see|2|52
set it|-9|0
setting|-9|0
set|10|-11
sheet|13|-19
shelf|8|-37
she|23|0
short|-22|-14
should|17|-53
shows|12|4
shut $|-68|0
shut|-46|-5
side $|-5|4
side|2|8
silent $|6|-17
silent|29|-27
since $|-10|37
since NUMBER|5|23
since TIME $|9|-2
since TIME|9|-30
since|4|22
single|-8|0
sink|9|0
sits|44|-79
sit|3|-34
slow $|9|17
slow|11|7
smooth|23|-8
snapped $|-21|38
snapped off|1|20
snapped|-16|31
so $|17|0
so i can|-7|0
so it|8|0
so i|-13|0
socket|-33|0
soft|6|-4
solid $|10|-4
solid ,|15|-3
solid|-14|15
something|-49|7
some|-1|23
soon as|3|-22
soon|3|-22
sort of|3|33
sort|7|33
sound $|3|-4
sounds|7|-4
sound|13|-5
so|-104|27
speed|-8|0
spins|21|4
spin|-15|12
split|7|0
spotless|9|-10
spot|3|-25
springs|20|-22
squeeze|12|21
stairs|-17|0
starts|5|18
start|13|0
stays off|7|0
stays|33|-41
stay|14|-41
steady|7|-12
sticks|4|-15
stiff|10|-6
still $|5|33
still nothing $|3|3
still nothing|4|2
still on|5|17
still|68|-55
stinks|4|6
stone cold|13|-25
stone|14|-41
stood|5|-18
stop $|13|-55
stopped|6|17
stops|-6|-33
stop|23|-11
straight out $|-6|0
straight out|-5|25
straight|34|-36
stuck $|7|-20
stuck|-35|0
stuff|3|4
sure what|-12|0
sure|-20|0
swapped|15|15
switch|-8|-4
taken|-7|0
takes|-71|10
take|13|-6
tell you|-22|0
tells nothing|-209|7
tell|-32|0
that $|9|-1
that ,|-18|0
that ASKED|-5|38
that i can|3|-3
that is|19|-31
that|-65|44
the ASKED $|-25|-4
the ASKED ASKED|-12|0
the ASKED are|-9|0
the ASKED has|13|0
the ASKED in|5|10
the ASKED is|-7|-24
the ASKED|7|22
the NUMBER|37|-28
the PERSON|-9|3
the PLACE $|-16|-9
the PLACE ,|-8|0
the PLACE|-32|-8
the TIME $|-9|0
the TIME|16|-23
the TRIED $|0|7
the TRIED and|1|13
the TRIED is|-8|0
the TRIED|31|-7
the back|9|7
the bottom $|21|5
the bottom|9|8
the box|-14|0
the corner|29|7
the desk $|-14|0
the desk|-12|0
the door|20|0
the end|6|4
the first|21|0
the flex|24|13
the front $|6|0
the front|3|16
the handle|5|18
the jack|2|18
the lead|-2|-16
the left|13|-29
the light|-26|0
the little|3|21
the lot|21|-31
the middle of|14|-5
the middle|30|5
the moment|-29|0
the one ASKED|-13|0
the one it|19|-5
the one|-8|-4
the other|6|10
the plug|7|6
the right|2|37
the same $|4|4
the same|-7|-54
the side $|-11|2
the side|-13|3
the time $|-5|8
the time|7|12
the top|20|-19
the tv|-41|0
the way|0|-6
the whole|-6|-16
the wire|3|19
them $|21|7
them|53|12
then $|-15|0
then it|8|14
then|29|7
there $|34|-12
there ,|-7|-26
there and|4|4
there is a|34|15
there is no|-25|-6
there is|-11|11
there was|1|-18
there|29|2
they ASKED|-16|1
they are|-30|-2
they do not|14|0
they do|14|0
they just|6|3
they|-24|-17
the|24|11
thing $|-31|0
things|-30|0
thing|-2|57
this|-48|10
those|-7|-3
through $|27|-35
through the|-28|-13
through|18|1
tight $|7|-27
tight as|5|-5
tight|18|-12
till|0|-15
time no|-4|-67
time null|-3|21
time yes|38|33
timer|-7|0
times|-26|6
time|30|2
tiny|-20|29
tip|24|0
to ASKED $|12|-2
to ASKED|-13|-26
to NUMBER|5|-32
to TRIED|6|0
to get|-35|0
to it $|-16|9
to it|5|16
to me $|-29|0
to me|-32|0
to the|4|-2
to touch|-6|0
to try|-17|0
too $|55|-35
took a|15|-1
took|-7|29
too|-10|-27
top|9|-15
totally|11|-3
touched it $|12|-29
touched it|13|-29
touched|18|-48
touch|-26|-36
to|-64|6
tried the|3|-20
tried|8|-35
try|-18|0
turn it|7|-25
turn|-4|-4
tv|-44|0
twice|52|2
twist|3|-3
unchanged $|6|-3
unchanged|15|-19
up $|0|16
up ,|-2|12
up and|2|-8
up at|-15|1
up down|11|26
up in the|-1|13
up in|3|17
up like|2|-18
up on|-12|0
up to|-10|-12
upstairs|18|55
up|40|27
usb|-31|0
use it|-9|0
used it|-29|15
used|-40|36
uses|-10|0
use|-26|-9
v|13|-59
want to|8|0
warm|1|-19
was $|-17|0
was a|12|-7
was in|2|24
was my|12|0
was not|-14|0
was on|-36|0
was|34|11
water $|1|5
water|-10|13
way $|12|20
way ,|3|-16
ways|12|7
way|23|6
we had|7|3
we have|-19|0
weak|3|-35
wedged|-9|0
wee|21|3
well $|3|-19
well|8|-18
went|8|13
were|-28|0
wet|17|33
we|-33|11
what is a|-7|0
what is|-16|0
what it is|-15|0
what it|8|0
whatever i do|9|1
whatever i|21|-4
whatever|18|-4
whatsoever $|42|-8
whatsoever|42|-8
what|-31|-16
when i TRIED|2|-7
when i got|-29|0
when i lean|8|8
when it is|3|-12
when it|0|-28
when i|36|23
when you|-22|0
when|27|1
where is the|-14|0
where is|-17|0
where it|5|4
where the|14|43
wherever i|10|-2
wherever|10|-2
where|9|13
which is|-8|0
which|-49|11
while|8|3
whirrs|36|11
whirr|31|0
white|2|-19
who knows $|-16|0
who knows|-20|0
whole|-7|-23
who|-22|0
will not ASKED|8|-13
will not TRIED|40|0
will not come|-24|0
will not open|-21|0
will not turn|-19|0
will not|-11|3
will|-24|1
windows|-15|-49
wiped|7|-17
wire $|5|11
wired|-12|0
wire|-10|16
with $|-12|0
with it $|6|-9
with it|12|-17
with my|16|-12
with nothing|10|17
with no|-2|13
with one|-9|0
with the|-33|-12
without|-48|30
with|7|42
wobbles|4|8
wood|11|2
word|3|-23
work $|-29|0
works|9|22
work|-39|3
worn|-8|0
would not|-6|-18
would|-80|-20
wound|1|18
wrapped|-24|0
yeah|13|16
yep|4|7
yes $|10|5
yes|36|34
yet $|-28|-1
yet|-47|-1
you can see|6|6
you can|13|16
you could|16|37
you have to|17|-14
you have|17|-14
you like|3|-23
you mean|-22|0
your|10|7
you|20|-24
~, ASKED x|-1|8
~, ASKED|32|-2
~, NUMBER x|7|0
~, NUMBER|-11|-24
~, TRIED|16|44
~, all|-10|-3
~, always|10|-3
~, and|13|2
~, but|9|34
~, dead $|5|-2
~, dead|9|-4
~, even|12|-16
~, i x|-12|-6
~, it is|0|27
~, it just|33|-12
~, it x|-15|0
~, it|11|1
~, i|-16|-5
~, just|8|-11
~, my PERSON|11|0
~, never x|7|17
~, never|9|17
~, no ASKED|-7|13
~, no TRIED|8|0
~, no x|-3|4
~, nothing|28|-19
~, not|-2|-8
~, only|31|-5
~, same $|1|20
~, same x|3|-7
~, same|25|32
~, so|-7|0
~, still nothing|3|6
~, still x|1|6
~, still|10|-13
~, the x|-3|35
~, then|7|22
~, they|4|6
~, the|20|-13
~, will|6|0
~, x $|31|-2
~, x ,|11|13
~, x is|8|0
~, x it|23|-3
~, x on|-17|0
~, x x|-19|-50
~, x|45|9
~, you can|-10|0
~, you|-7|6
~? $|-43|0
~ASKED $|1|-17
~ASKED , it|-15|-5
~ASKED , just|-10|-7
~ASKED , no|11|-15
~ASKED , same|0|31
~ASKED , x|23|42
~ASKED ,|3|40
~ASKED ?|-12|0
~ASKED ASKED $|6|21
~ASKED ASKED|16|6
~ASKED NUMBER $|0|-17
~ASKED NUMBER|12|13
~ASKED a x|6|8
~ASKED all|5|-15
~ASKED and it|13|29
~ASKED and x|13|-7
~ASKED and|-19|15
~ASKED any|24|5
~ASKED are all|11|-20
~ASKED are x|-28|1
~ASKED are|3|-34
~ASKED as|13|10
~ASKED at all|8|8
~ASKED at|-2|13
~ASKED a|7|7
~ASKED back|10|6
~ASKED but|21|2
~ASKED came|-36|0
~ASKED come|7|0
~ASKED dead $|4|17
~ASKED dead|5|16
~ASKED does not|6|-8
~ASKED does|7|-7
~ASKED down|5|-29
~ASKED fine|9|28
~ASKED for|-16|-4
~ASKED from the|4|-20
~ASKED from|4|-20
~ASKED has x|-3|5
~ASKED has|3|22
~ASKED in it|-26|0
~ASKED in the|5|6
~ASKED in|-14|-12
~ASKED is x|29|15
~ASKED is|-2|11
~ASKED it $|-43|-26
~ASKED it x|17|-22
~ASKED it|33|-18
~ASKED i|6|0
~ASKED just x|8|-16
~ASKED just|10|-8
~ASKED like a|8|13
~ASKED like|24|12
~ASKED no ASKED|6|0
~ASKED no|15|-4
~ASKED off|-31|-33
~ASKED of|1|-6
~ASKED on it|-31|3
~ASKED on the|12|-3
~ASKED one|38|38
~ASKED on|4|11
~ASKED out $|20|0
~ASKED out|-5|-7
~ASKED so|-13|0
~ASKED stays|10|-2
~ASKED the ASKED|10|-10
~ASKED the x|-5|13
~ASKED there $|5|-6
~ASKED the|19|-27
~ASKED tight|2|-24
~ASKED to x|21|19
~ASKED to|-10|20
~ASKED up|4|13
~ASKED will not|18|0
~ASKED will|18|0
~ASKED with|2|11
~ASKED x $|-20|48
~ASKED x ,|28|-6
~ASKED x and|1|28
~ASKED x is|-35|0
~ASKED x i|8|1
~ASKED x on|17|-30
~ASKED x out|-26|10
~ASKED x the|-6|0
~ASKED x up|20|-7
~ASKED x when|-18|0
~ASKED x x|3|-52
~ASKED x|23|25
~NUMBER $|41|-10
~NUMBER ,|3|23
~NUMBER ASKED $|-16|2
~NUMBER ASKED|-10|-14
~NUMBER TIME $|-4|6
~NUMBER TIME|3|17
~NUMBER TRIED|8|3
~NUMBER a x|6|12
~NUMBER and|6|0
~NUMBER are|2|-28
~NUMBER a|6|23
~NUMBER of|-8|5
~NUMBER x $|35|31
~NUMBER x ,|3|-10
~NUMBER x and|13|-14
~NUMBER x in|-26|0
~NUMBER x of|-16|0
~NUMBER x x|0|10
~NUMBER x|5|4
~PERSON $|-27|0
~PERSON ,|11|0
~PERSON had it|-20|0
~PERSON had|-20|0
~PERSON x $|37|0
~PERSON x it|-37|0
~PERSON x|-36|29
~PLACE $|2|-11
~PLACE ,|-13|0
~PLACE a x|-14|0
~PLACE a|-21|0
~PLACE the x|-7|-18
~PLACE the|-7|-17
~PLACE x $|-5|-22
~PLACE x|-23|-22
~TIME $|20|13
~TIME , x|16|1
~TIME ,|29|5
~TIME ago $|-7|0
~TIME ago|-17|0
~TIME and it|1|11
~TIME and|5|4
~TIME in|-22|0
~TRIED $|7|5
~TRIED ,|12|-12
~TRIED ASKED|5|9
~TRIED TRIED $|-6|0
~TRIED TRIED|-7|0
~TRIED and it|5|-4
~TRIED and|25|31
~TRIED does|1|-8
~TRIED in|-11|17
~TRIED is x|-12|0
~TRIED is|-14|28
~TRIED it x|18|6
~TRIED it|22|15
~TRIED on it|-22|0
~TRIED on|-24|-9
~TRIED out|8|22
~TRIED that|7|0
~TRIED the x|1|6
~TRIED the|3|6
~TRIED up|4|12
~TRIED x|-19|35
~^ ASKED ,|2|4
~^ ASKED ASKED|12|1
~^ ASKED and|4|-16
~^ ASKED are|14|-2
~^ ASKED does|7|-8
~^ ASKED has|-11|0
~^ ASKED is|7|7
~^ ASKED it|8|-3
~^ ASKED like|6|5
~^ ASKED one|3|9
~^ ASKED on|1|10
~^ ASKED with|7|9
~^ ASKED x|1|9
~^ ASKED|13|-3
~^ NUMBER ASKED|6|-16
~^ NUMBER of|-16|8
~^ NUMBER x|6|10
~^ NUMBER|22|31
~^ PERSON x|-29|0
~^ PERSON|-67|0
~^ TRIED ,|13|-7
~^ TRIED is|-11|0
~^ TRIED it|9|11
~^ TRIED x|-15|6
~^ TRIED|-25|-27
~^ a ASKED|3|20
~^ a x|20|-28
~^ after|8|10
~^ all NUMBER|-12|-2
~^ all the|3|5
~^ all x|19|10
~^ all|20|-3
~^ always x|13|-16
~^ always|16|-17
~^ an|6|6
~^ a|20|9
~^ been in|4|5
~^ been|15|-7
~^ bit|2|8
~^ borrowed|12|9
~^ both ASKED|14|5
~^ both|15|8
~^ bought it|-42|0
~^ bought|-41|7
~^ came|8|27
~^ can not|-23|-4
~^ can|-5|2
~^ could be|8|0
~^ could not|-8|0
~^ dead|19|-10
~^ did not|23|-3
~^ did|31|-4
~^ do not|-6|0
~^ does not|12|-4
~^ does|-12|-5
~^ do|-15|0
~^ even|18|-3
~^ everything|-13|0
~^ every|5|-6
~^ fine|0|16
~^ full|16|-18
~^ goes off|2|-16
~^ goes x|2|5
~^ goes|18|-14
~^ got it|-10|0
~^ got to|5|6
~^ got|11|-3
~^ had it|2|4
~^ had|25|4
~^ has not|2|-4
~^ has|6|-4
~^ have to|10|22
~^ have|13|17
~^ how do|-12|0
~^ how|-23|0
~^ i ASKED|3|9
~^ i always|-10|0
~^ i am|-6|0
~^ i can|17|3
~^ i have|-10|-21
~^ i never|-18|0
~^ i only|-21|0
~^ i x|-15|14
~^ if i|9|10
~^ if|9|10
~^ in|-3|7
~^ it ASKED|4|-8
~^ it came|-30|0
~^ it does|-25|-5
~^ it goes|17|-3
~^ it has|11|0
~^ it is|-40|24
~^ it only|-18|0
~^ it was|-4|-6
~^ it will|-19|0
~^ it x|27|9
~^ it|-71|-40
~^ i|-97|9
~^ just a|6|6
~^ just the|12|-8
~^ just x|13|-1
~^ just|-12|-14
~^ keeps x|7|-1
~^ keeps|12|-22
~^ like a|5|21
~^ like|21|30
~^ makes|6|2
~^ mine is|-19|0
~^ mine|-43|0
~^ my PERSON|-7|11
~^ my x|13|28
~^ my|-19|40
~^ neither|15|-4
~^ never been|8|0
~^ never x|-43|0
~^ never|-40|-13
~^ new|-13|2
~^ no ,|19|-3
~^ no ASKED|-9|15
~^ no it|25|-23
~^ no x|-57|-4
~^ nobody|-14|-6
~^ none|5|-4
~^ nope|1|-11
~^ not ASKED|10|12
~^ not a|17|11
~^ not x|-33|0
~^ nothing ASKED|-17|-3
~^ nothing at|3|-3
~^ nothing x|-7|-18
~^ nothing|-18|9
~^ not|9|-9
~^ no|-18|-62
~^ on the|5|8
~^ one ASKED|3|8
~^ one of|15|6
~^ one|44|-3
~^ only ever|-6|0
~^ only got|-12|0
~^ only the|1|6
~^ only when|2|-42
~^ only x|-17|-16
~^ only|10|-22
~^ on|23|26
~^ other|-1|24
~^ put|21|-11
~^ same ASKED|6|-37
~^ same x|9|22
~^ same|37|-29
~^ says no|14|32
~^ says|20|46
~^ silent|7|-1
~^ solid|-20|1
~^ stays x|7|14
~^ stays|17|4
~^ still x|2|-7
~^ still|14|15
~^ the ASKED|-15|10
~^ the TRIED|-33|0
~^ the x|12|-16
~^ there is|-25|26
~^ there|-17|3
~^ they are|-32|-6
~^ they x|7|19
~^ they|-18|-3
~^ the|-36|0
~^ took|8|19
~^ tried|9|-4
~^ used|-23|18
~^ was|-5|-2
~^ we had|6|3
~^ went|16|6
~^ we|-12|6
~^ what is|-12|0
~^ what|-38|0
~^ where is|-14|0
~^ where|-21|0
~^ which|-23|0
~^ will not|2|17
~^ will|-1|17
~^ works|-1|13
~^ x $|0|18
~^ x ,|-1|-46
~^ x ASKED|-28|1
~^ x NUMBER|12|5
~^ x TRIED|11|-3
~^ x all|7|18
~^ x and|3|12
~^ x are|-38|7
~^ x as|27|-5
~^ x at|13|6
~^ x a|-19|2
~^ x back|7|-5
~^ x clean|3|-27
~^ x dead|-44|0
~^ x down|-16|0
~^ x even|12|5
~^ x goes|-29|0
~^ x got|-14|0
~^ x had|18|0
~^ x has|-25|0
~^ x in|-11|23
~^ x is|32|-8
~^ x it|37|-46
~^ x like|6|1
~^ x my|2|-5
~^ x off|29|-31
~^ x of|35|-2
~^ x one|-15|-3
~^ x on|22|9
~^ x out|16|38
~^ x them|12|18
~^ x the|14|0
~^ x to|10|-11
~^ x up|1|-5
~^ x when|16|-4
~^ x will|-14|0
~^ x with|14|-32
~^ x x|-42|10
~^ x|23|-7
~^ yeah|7|8
~^ yep|4|7
~^ yes x|6|4
~^ yes|21|24
~^ you can|12|11
~^ you have|15|3
~^ you|46|33
~a ASKED $|-17|1
~a ASKED ,|-12|0
~a ASKED x|10|-8
~a ASKED|-33|-3
~a NUMBER|12|15
~a PLACE|-14|5
~a TIME $|1|-38
~a TIME|2|-33
~a TRIED $|-28|-18
~a TRIED|-19|-4
~a bit of|2|15
~a bit x|4|-2
~a bit|12|17
~a few x|20|-4
~a few|20|-4
~a good|2|16
~a new|6|1
~a x $|-6|-49
~a x ,|-21|14
~a x ASKED|-31|4
~a x and|10|24
~a x in|39|9
~a x of|30|-3
~a x one|-10|-1
~a x on|-8|-7
~a x x|12|-23
~a x|2|5
~about $|29|-8
~about NUMBER x|10|1
~about NUMBER|11|10
~after NUMBER|-9|-2
~again $|26|14
~ago $|-7|0
~all $|30|-38
~all ASKED|22|17
~all NUMBER|-12|-30
~all TIME $|7|8
~all TIME|-3|10
~all over $|9|-7
~all over the|12|18
~all over|19|10
~all the time|6|12
~all the|0|11
~all x $|11|-16
~all x ,|4|-8
~all x and|2|5
~all x in|-19|0
~all x up|-7|24
~all x x|16|5
~all x|23|-9
~always been|2|-4
~always x it|-13|0
~always x|-5|-16
~am not|-8|0
~am x $|16|0
~am x|9|6
~an TIME|22|15
~an old|7|0
~an x $|13|-4
~an x x|30|17
~an x|16|3
~and ASKED $|5|13
~and ASKED x|1|-13
~and ASKED|21|-20
~and a x|-21|13
~and a|-21|13
~and i am|-26|0
~and i have|-17|0
~and it ASKED|1|10
~and it is|-7|18
~and it still|5|-13
~and it was|3|17
~and it x|22|18
~and it|34|9
~and i|-51|14
~and my|-32|0
~and never|4|-10
~and nothing|4|11
~and no|8|9
~and still|1|-10
~and that|5|8
~and the ASKED|4|5
~and the x|9|23
~and then|5|6
~and they|5|8
~and the|13|-3
~and x $|-18|19
~and x ASKED|1|8
~and x are|5|16
~and x it|-18|-3
~and x x|7|4
~and x|27|41
~any ASKED $|15|0
~any ASKED|13|-7
~any more $|23|0
~any more|23|0
~any x $|-24|0
~any x|-19|-24
~anything $|21|4
~anything x|6|0
~are ASKED|-13|0
~are all|17|-22
~are dead|21|-3
~are fine|4|2
~are not|-8|0
~are x $|-3|7
~are x ,|23|-11
~are x x|-16|0
~are x|-37|-6
~as a x|15|29
~as anything $|3|11
~as anything|4|9
~as a|-7|29
~as ever $|1|-12
~as ever|1|-12
~as i x|8|-3
~as it|6|8
~as i|12|5
~as the x|-18|0
~as the|-2|-10
~as x $|6|11
~as x as|4|-4
~as x|27|23
~as you like|3|-23
~as you|3|-23
~at all $|24|-15
~at all|-6|20
~at it|21|13
~at the x|-7|12
~at the|-21|11
~at x|7|2
~back $|-11|7
~back on|5|11
~back x|11|21
~barely x|14|5
~be x|-21|0
~been ASKED $|8|0
~been ASKED|20|-2
~been in|18|6
~been on|11|1
~been x $|8|-3
~been x|11|-17
~before $|-13|6
~bit of x|16|-13
~bit of|23|-12
~bit x $|-15|0
~bit x|-9|-1
~both $|21|0
~both ASKED $|11|10
~both ASKED|27|-18
~both x|15|-26
~bought it x|-27|0
~bought it|-48|-24
~but it|18|22
~but no|48|21
~but the x|-17|18
~but the|-15|50
~but x|-15|-23
~by the x|20|24
~by the|24|2
~by x $|-18|0
~by x|-16|-23
~came off|-30|0
~came on|20|-3
~came with|16|-18
~came x|-37|0
~can ASKED|26|11
~can hear it|9|4
~can hear|12|4
~can not ASKED|-24|0
~can not get|13|0
~can not remember|15|0
~can not see|-35|0
~can not tell|-6|0
~can not x|-7|0
~can not|-59|31
~can see|9|12
~can x it|6|-7
~can x|7|10
~clean $|15|-16
~clean ,|4|-28
~cold $|13|-40
~come on|-15|0
~come out|11|0
~come x|13|8
~comes on|-15|25
~comes up|2|-12
~could be|-11|0
~could not say|-7|0
~could not|20|-7
~could x|11|7
~dead $|-20|6
~dead ,|-1|10
~dead x|5|10
~did $|-6|0
~did it|14|41
~did not know|23|0
~did not|-4|-9
~do $|6|0
~do it|-33|0
~do i|-8|0
~do not have|-11|0
~do not know|-16|0
~do not want|-9|0
~do not x|36|-7
~do not|10|7
~do you mean|-14|0
~do you|-6|0
~does it $|15|24
~does it|22|21
~does not ASKED|-15|-4
~does not TRIED|-6|0
~does not x|21|-17
~does nothing $|6|12
~does nothing|15|2
~does not|23|-29
~down $|13|-7
~down it|2|21
~down the x|10|11
~down there $|13|8
~down there|13|8
~down the|10|14
~down to|-12|0
~dry $|6|12
~dry ,|1|-5
~each time|4|-4
~empty $|-1|-20
~even on|14|-25
~even with|10|0
~even x $|23|-3
~even x|31|-13
~ever $|-15|-12
~ever x|8|0
~every ASKED|1|18
~every TIME $|5|5
~every TIME|39|12
~every x|25|-13
~everything $|4|-2
~everything x|10|20
~feel it|34|0
~few x|20|-4
~fine $|11|-32
~fine , it|0|36
~fine ,|1|27
~fine with|1|6
~first $|16|0
~first time|5|4
~for NUMBER TIME|-5|-8
~for NUMBER|-5|-8
~for TIME $|-10|-1
~for a x|28|-4
~for a|27|7
~for it|-11|5
~for x|21|0
~found it|-18|0
~from the x|10|-5
~from the|18|-25
~from x|-1|-8
~full of x|-12|0
~full of|-9|-9
~full x|3|23
~get a x|6|3
~get a|7|3
~get the|21|0
~get to it|-16|0
~get to|-16|0
~get x|12|0
~go $|11|23
~go x|15|18
~goes $|10|-1
~goes in $|9|-2
~goes in|21|-19
~goes off|6|-15
~goes x x|14|30
~goes x|10|27
~got a x|15|1
~got a|16|2
~got it $|19|0
~got it|3|9
~got no x|-10|0
~got no|-21|0
~got one|-10|0
~got the x|-9|0
~got the|-24|0
~got to|5|6
~got x $|-14|0
~got x|-39|14
~had a x|10|3
~had a|-8|19
~had it|-22|-15
~had the x|-10|0
~had the|-5|-10
~hard $|-9|0
~has a|-35|1
~has not got|-10|0
~has not|-9|-5
~has x $|28|2
~has x|25|-4
~have a ASKED|-8|0
~have a|-11|0
~have been|-10|0
~have not got|-15|0
~have not x|27|0
~have not|-21|0
~have no|7|0
~have only|-27|0
~have to x|18|6
~have to|23|5
~have x $|23|0
~have x it|-15|0
~have x|7|-1
~hear it x|13|18
~hear it|14|18
~here $|-16|0
~hot $|-22|0
~how do|-12|0
~i ASKED it|10|9
~i ASKED the|8|3
~i ASKED|11|11
~i TRIED $|4|-9
~i TRIED it|2|5
~i TRIED|8|-1
~i always|-10|0
~i am not|-8|0
~i am x|9|6
~i am|-10|-2
~i can ASKED|11|-9
~i can not|-36|0
~i can see|10|8
~i can|12|7
~i could not|7|0
~i could|28|3
~i do not|-18|0
~i do|28|8
~i get|21|19
~i got it|-16|0
~i got|-27|0
~i have not|-21|0
~i have no|13|0
~i have only|-17|0
~i have x|-13|8
~i have|-12|11
~i know|-12|0
~i never x|9|0
~i only x|-14|0
~i only|-22|0
~i was|-6|0
~i will|-13|0
~i x $|-7|-34
~i x it|12|-5
~i x on|14|8
~i x the|-9|6
~i x|10|11
~if i x|11|15
~if it|-10|0
~if i|23|21
~in $|0|18
~in ,|11|-51
~in ASKED|-5|-11
~in NUMBER $|3|-18
~in NUMBER|19|7
~in TIME $|11|-24
~in TIME|15|-22
~in a x|-7|18
~in and it|2|-14
~in and|14|-23
~in a|-11|-1
~in it $|21|-4
~in it is|5|3
~in it|-2|-6
~in my x|-7|10
~in my|15|15
~in that|26|23
~in the ASKED|-7|-20
~in the PLACE|15|-24
~in the TIME|-3|-3
~in the TRIED|3|5
~in the x|-38|21
~in there $|8|35
~in there|-2|32
~in the|-12|-13
~in with|-25|0
~in x $|9|30
~in x x|-24|38
~in x|-12|58
~into the|5|-23
~is $|-17|-5
~is ASKED $|10|-19
~is ASKED|10|21
~is NUMBER|-49|1
~is PLACE the|11|0
~is PLACE|-14|0
~is TRIED|9|3
~is a ASKED|2|-12
~is a x|26|-3
~is all x|-63|8
~is all|-14|16
~is always|-11|-1
~is an x|-17|0
~is an|-14|-5
~is at|-6|0
~is a|3|-16
~is been|-2|20
~is dead|-4|-6
~is fine $|4|-27
~is fine|5|3
~is full|-29|0
~is got a|23|5
~is got no|-12|0
~is got x|-10|0
~is got|-15|8
~is in a|-10|0
~is in the|-36|5
~is in|5|13
~is it|-17|0
~is just x|14|-1
~is just|-29|-24
~is like|7|-5
~is my PERSON|-9|0
~is my x|-9|0
~is my|1|6
~is never been|-13|0
~is never|10|-6
~is no ASKED|7|-6
~is no TRIED|-9|0
~is no x|-24|0
~is not ASKED|6|-2
~is not x|-18|24
~is nothing|5|-12
~is not|25|7
~is no|-25|-6
~is off|-8|0
~is on a|-11|0
~is one of|-25|0
~is one x|12|0
~is one|-11|-7
~is only|12|-6
~is on|-5|33
~is silent $|5|-16
~is silent|5|-16
~is so|19|0
~is still|16|-4
~is stuck|-38|-19
~is that|-30|0
~is the ASKED|5|23
~is the same|5|16
~is the x|7|-33
~is the|3|-7
~is too x|-22|0
~is too|-22|0
~is up|-18|0
~is x $|-31|-54
~is x ,|24|54
~is x all|29|-26
~is x and|-16|-1
~is x a|11|1
~is x in|-20|-2
~is x on|-33|0
~is x out|14|0
~is x to|-7|0
~is x up|-14|0
~is x with|-14|0
~is x x|-17|21
~is x|-4|-2
~it $|24|-11
~it , it|-19|0
~it , no|10|-3
~it , x|4|-19
~it ,|1|-40
~it ASKED x|-3|-41
~it ASKED|-10|0
~it TRIED|-4|2
~it all TIME|5|3
~it all x|2|-28
~it all|-8|-34
~it and it|7|-19
~it and x|-6|0
~it and|-10|3
~it at|-15|0
~it a|5|2
~it before|-23|0
~it came with|33|-18
~it came|-6|-10
~it comes on|-20|0
~it comes|-3|10
~it does not|18|-8
~it does|-14|-11
~it down|6|-4
~it every TIME|17|-1
~it every|18|-7
~it for|30|0
~it goes $|2|-21
~it goes|26|-15
~it has not|-7|0
~it has|11|0
~it in the|3|4
~it in|5|12
~it is ASKED|4|-8
~it is NUMBER|-13|0
~it is PLACE|19|0
~it is TRIED|10|3
~it is all|-6|38
~it is always|-12|-1
~it is an|-20|0
~it is a|-12|-32
~it is been|-6|22
~it is full|-29|0
~it is got|-8|8
~it is in|4|22
~it is just|6|-24
~it is like|7|-5
~it is my|-6|0
~it is never|10|-6
~it is not|26|6
~it is off|11|0
~it is one|1|-11
~it is only|13|-6
~it is on|-2|22
~it is so|19|0
~it is still|14|-2
~it is the|36|-12
~it is too|-18|0
~it is x|-26|5
~it is|38|-5
~it just x|2|12
~it just|36|-13
~it last TIME|-21|-2
~it last|-20|-5
~it like x|1|-18
~it like|-5|1
~it never|25|0
~it off $|9|0
~it off x|-14|0
~it off|-31|14
~it on the|-12|0
~it on x|7|0
~it only|-18|0
~it on|-37|1
~it out $|-14|0
~it out|-13|-21
~it says|1|9
~it so|-25|0
~it still x|2|-14
~it still|6|-15
~it the|-24|0
~it to|5|5
~it up $|10|0
~it up|4|-12
~it was in|2|31
~it was x|-15|0
~it was|9|22
~it went|-2|8
~it will|-4|35
~it with|16|24
~it would|31|0
~it x $|9|17
~it x ,|9|28
~it x and|12|-12
~it x in|18|-12
~it x on|14|-6
~it x the|9|23
~it x to|10|0
~it x up|39|-30
~it x x|0|8
~it x|69|21
~its x|23|3
~just ASKED|-27|9
~just a x|10|-8
~just as x|4|-32
~just as|4|-44
~just a|10|-8
~just the one|-4|-4
~just the|1|-20
~just x $|7|-14
~just x x|1|6
~just x|55|-16
~keeps x|8|1
~know $|-14|0
~know what|-6|0
~knows $|-16|0
~last TIME $|-2|16
~last TIME ,|-13|0
~last TIME|-16|17
~later $|-6|0
~like $|-12|0
~like a x|21|33
~like a|23|8
~like it is|2|7
~like it|2|5
~like that $|12|-4
~like that|7|-4
~like x $|33|-3
~like x|53|-8
~long $|-6|0
~long x|-25|0
~loose $|12|-9
~me $|-33|0
~me to|-16|0
~mine $|-24|0
~mine is|-25|0
~more $|23|6
~my ASKED|-19|0
~my PERSON ASKED|8|0
~my PERSON x|-4|10
~my PERSON|-5|4
~my x $|-1|33
~my x ,|-15|0
~my x and|-9|4
~my x are|-16|0
~my x x|17|-15
~my x|38|21
~need to|-8|0
~neither ,|24|0
~never ASKED it|-10|0
~never been ASKED|8|0
~never been x|9|-1
~never been|-3|-3
~never x $|39|-22
~never x it|-18|0
~never x|6|-14
~new $|5|-36
~new one|6|0
~new x ,|1|7
~new x|-12|4
~no $|8|0
~no ,|20|10
~no ASKED $|40|-24
~no ASKED ,|8|-5
~no ASKED at|-8|12
~no ASKED in|-27|0
~no ASKED no|10|-2
~no ASKED on|-32|-4
~no ASKED to|-18|0
~no ASKED x|26|-8
~no TRIED $|9|10
~no TRIED|24|-3
~no it is|25|-22
~no it|26|-24
~no x $|0|9
~no x ,|37|2
~no x at|7|0
~no x of|6|0
~no x on|-51|0
~no x to|-14|0
~no x x|-24|16
~no x|-67|59
~not $|-10|11
~not ASKED ,|17|-4
~not ASKED at|10|-3
~not ASKED|-2|-25
~not TRIED|36|18
~not a ASKED|-12|0
~not a x|25|14
~not a|12|14
~not come on|-16|0
~not come out|10|0
~not come|-16|14
~not even|16|-34
~not get|14|0
~not got|-25|0
~not go|33|-4
~not have a|-6|0
~not have|-16|0
~not know|6|0
~not move $|7|0
~not move|7|0
~not one|35|7
~not open|-22|0
~not remember|15|0
~not see|-54|0
~not sure what|-12|0
~not sure|-20|0
~not tell|-12|0
~not tried|-6|0
~not turn|-11|21
~not want to|-10|0
~not want|-10|0
~not x $|4|-38
~not x ,|-9|0
~not x at|20|0
~not x it|8|12
~not x on|-14|0
~not x x|-14|0
~not x|8|35
~nothing $|46|22
~nothing ,|2|-26
~nothing ASKED|-17|-4
~nothing at all|4|-3
~nothing at|6|-5
~nothing in|10|-2
~nothing on|9|13
~nothing x $|12|-5
~nothing x|12|-40
~now $|-53|36
~of ASKED $|-7|10
~of ASKED|-15|19
~of a|7|-27
~of it $|7|-1
~of it|-27|-9
~of the x|-4|13
~of them x|-14|1
~of them|20|-3
~of the|-1|-12
~of those x|24|-3
~of those|7|-3
~of x $|32|10
~of x|2|-21
~off $|-14|-17
~off ,|-2|-22
~off and|-6|-16
~off at the|-13|0
~off at|-13|0
~off in|23|15
~off it|10|14
~off on|12|0
~off the x|-5|12
~off x $|-11|0
~off x|-33|0
~ok $|8|-12
~ok ,|6|44
~old $|2|-21
~old x x|7|0
~on $|-6|-14
~on ASKED|12|-2
~on NUMBER|7|33
~on TIME $|-13|3
~on TIME|-6|3
~on a x|25|-7
~on all|-15|0
~on and|-19|-31
~on at all|-36|0
~on at|-36|0
~on a|34|-8
~on for|-10|0
~on it $|-19|4
~on it ,|-37|0
~on its x|13|17
~on its|13|17
~on it|-26|-19
~on mine $|-19|0
~on mine|18|0
~on my x|-8|-8
~on my|-11|-6
~on off|6|2
~on that|-13|-3
~on the ASKED|16|8
~on the PLACE|-21|0
~on the same|2|-29
~on the x|-4|-15
~on the|23|4
~on x $|-27|4
~on x|-1|-16
~one $|-43|-5
~one ,|-18|0
~one ASKED $|-16|0
~one ASKED|-17|-9
~one TRIED $|-6|0
~one is $|-13|-5
~one is x|12|-32
~one is|25|34
~one it came|18|-4
~one it|19|-5
~one of them|11|0
~one of the|3|18
~one of|18|1
~one thing|-7|0
~one with|-11|0
~one x $|-19|-17
~one x x|24|-4
~one x|-16|-26
~only $|-15|27
~only ASKED|9|-21
~only a x|2|-4
~only a|-13|-19
~only ever x|24|0
~only ever|17|0
~only got|-35|0
~only have|-6|0
~only one|-31|0
~only the x|2|4
~only the|0|8
~only when|7|-42
~only x $|-9|0
~only x|-43|-31
~other x|5|27
~out $|7|14
~out ,|-6|-3
~out and|6|-4
~out of it|-11|4
~out of the|9|-15
~out of|-22|-5
~out the|4|40
~out x|1|-15
~over $|4|23
~over it $|-12|0
~over it|-3|9
~over the x|11|-7
~over the|3|-5
~put the|10|0
~quiet $|5|12
~really x|-10|0
~same $|5|24
~same ASKED|6|-38
~same as|-11|0
~same x $|4|-34
~same x x|5|-12
~same x|17|-31
~say $|-8|0
~says NUMBER|5|-18
~says no x|3|21
~says no|-2|19
~see $|-8|0
~see it|35|4
~see that|-18|0
~see x|39|21
~silent $|6|-17
~since $|-10|37
~since NUMBER|5|23
~since TIME $|9|-2
~since TIME|9|-30
~so $|17|0
~so i can|-7|0
~so it|8|0
~so i|-13|0
~so x $|-21|0
~so x|-16|0
~solid $|10|-4
~solid ,|15|-3
~solid x|11|4
~some x|2|22
~sound $|3|-4
~stays off|7|0
~stays x $|2|-12
~stays x|-4|-18
~still $|5|33
~still nothing $|3|3
~still nothing|4|2
~still on|5|17
~still x $|29|-41
~still x|35|-50
~stuck $|7|-20
~sure what|-12|0
~tell you|-22|0
~that $|9|-1
~that ,|-18|0
~that ASKED|-5|38
~that i can|3|-3
~that is x|-9|-12
~that is|19|-31
~that x $|-45|37
~that x x|37|0
~that x|3|29
~the ASKED $|-25|-4
~the ASKED ASKED|-12|0
~the ASKED are|-9|0
~the ASKED has|13|0
~the ASKED in|5|10
~the ASKED is|-7|-24
~the ASKED x|-15|-6
~the ASKED|7|22
~the NUMBER x|35|-14
~the NUMBER|37|-28
~the PERSON|-9|3
~the PLACE $|-16|-9
~the PLACE ,|-8|0
~the PLACE x|-21|0
~the PLACE|-32|-8
~the TIME $|-9|0
~the TIME|16|-23
~the TRIED $|0|7
~the TRIED and|1|13
~the TRIED is|-8|0
~the TRIED x|5|15
~the TRIED|31|-7
~the back|9|7
~the first|21|0
~the lot|21|-31
~the one ASKED|-13|0
~the one it|19|-5
~the one x|-39|0
~the one|-8|-4
~the other x|6|0
~the other|6|10
~the same $|4|4
~the same x|5|-46
~the same|-7|-54
~the time $|-5|8
~the time|7|12
~the x $|-54|0
~the x ,|-19|-29
~the x ASKED|12|-20
~the x PLACE|-37|0
~the x TRIED|7|19
~the x and|-4|14
~the x goes|-19|0
~the x has|29|0
~the x in|-23|8
~the x is|-52|5
~the x it|11|-27
~the x i|-9|4
~the x off|15|0
~the x of|-12|-5
~the x one|30|-20
~the x on|9|-8
~the x so|-7|0
~the x that|21|23
~the x with|-14|23
~the x x|-18|53
~the x|4|60
~them $|21|7
~them x $|-15|0
~them x x|-15|0
~them x|-30|1
~then $|-15|0
~then it|8|14
~then x $|8|27
~then x|25|33
~there $|34|-12
~there ,|-7|-26
~there and|4|4
~there is a|34|15
~there is no|-25|-6
~there is x|14|20
~there is|-11|11
~there was|1|-18
~there x|-9|4
~they ASKED|-16|1
~they are x|-6|5
~they are|-30|-2
~they do not|14|0
~they do|14|0
~they just|6|3
~they x|14|22
~thing $|-31|0
~thing x|7|0
~those x|24|-3
~tight $|7|-27
~tight as|5|-5
~to ASKED $|12|-2
~to ASKED|-13|-26
~to NUMBER|5|-32
~to TRIED|6|0
~to be x|-26|0
~to get|-35|0
~to it $|-16|9
~to it|5|16
~to me $|-29|0
~to me|-32|0
~to the x|17|1
~to the|4|-2
~to try|-17|0
~to x ,|8|0
~to x it|15|18
~to x|7|2
~too $|55|-35
~too x to|-34|0
~too x|-57|0
~took a x|15|-1
~took a|15|-1
~tried the|3|-20
~turn it|7|-25
~up $|0|16
~up ,|-2|12
~up and|2|-8
~up at|-15|1
~up down|11|26
~up in the|-1|13
~up in|3|17
~up like|2|-18
~up on|-12|0
~up to|-10|-12
~up x|1|-10
~use it|-9|0
~used it|-29|15
~want to|8|0
~was $|-17|0
~was a|12|-7
~was in|2|24
~was my|12|0
~was not|-14|0
~was on|-36|0
~was x $|2|12
~was x|8|9
~we had|7|3
~we have|-19|0
~went x|12|27
~wet x|3|32
~what is a|-7|0
~what is|-16|0
~what it is|-15|0
~what it|8|0
~when i TRIED|2|-7
~when i got|-29|0
~when i x|29|13
~when it is|3|-12
~when it x|-2|-14
~when it|0|-28
~when i|36|23
~when you|-22|0
~where is the|-14|0
~where is|-17|0
~where it x|-10|1
~where it|5|4
~where the x|14|44
~where the|14|43
~which is|-8|0
~while x $|-13|0
~while x|-13|0
~who knows $|-16|0
~who knows|-20|0
~will not ASKED|8|-13
~will not TRIED|40|0
~will not come|-24|0
~will not open|-21|0
~will not turn|-19|0
~will not x|-16|29
~will not|-11|3
~with $|-12|0
~with a x|-9|-9
~with it $|6|-9
~with it|12|-17
~with my x|16|-12
~with my|16|-12
~with nothing|10|17
~with no|-2|13
~with one|-9|0
~with the x|-34|-16
~with the|-33|-12
~with x $|-22|-12
~with x|-7|4
~without x|-23|0
~work $|-29|0
~would not x|-17|0
~would not|-6|-18
~x $|43|-22
~x , ASKED|31|-4
~x , NUMBER|-22|0
~x , can|-10|0
~x , it|14|-12
~x , i|-27|0
~x , just|30|1
~x , nothing|24|-15
~x , no|-15|-13
~x , same|4|-16
~x , still|1|16
~x , the|24|0
~x , x|-5|71
~x ,|-12|68
~x ASKED $|52|-28
~x ASKED ,|7|9
~x ASKED and|-7|17
~x ASKED is|5|5
~x ASKED on|15|18
~x ASKED the|3|5
~x ASKED x|4|32
~x ASKED|34|33
~x NUMBER $|20|18
~x NUMBER x|-11|-10
~x NUMBER|16|38
~x PERSON|17|0
~x PLACE $|18|-10
~x PLACE the|-44|0
~x PLACE|-43|-23
~x TIME $|1|-7
~x TIME|12|-14
~x TRIED|10|-1
~x a x|4|10
~x about|0|-7
~x after|-9|-5
~x all over|1|-8
~x all the|16|13
~x all x|29|-14
~x all|43|-9
~x an x|7|-12
~x and ASKED|5|6
~x and a|11|13
~x and it|19|8
~x and i|-40|-3
~x and never|8|-10
~x and the|24|22
~x and x|2|-20
~x and|69|-1
~x an|2|-12
~x are x|-11|9
~x are|-64|28
~x as anything|2|11
~x as a|-14|26
~x as it|1|9
~x as i|3|-18
~x as x|1|24
~x as|21|1
~x at all|42|-22
~x at the|15|14
~x at|36|-25
~x a|18|27
~x back|14|3
~x been|33|-5
~x bit|11|0
~x both|11|0
~x but the|11|1
~x but|27|25
~x by the|10|-11
~x by x|-18|0
~x by|-17|-42
~x clean|5|-27
~x cold|14|-26
~x comes up|1|-7
~x comes|5|-5
~x dead|-32|-32
~x did|24|0
~x do not|20|23
~x does nothing|-27|6
~x does|-27|2
~x down $|-15|2
~x down the|9|10
~x down|-6|26
~x do|36|34
~x dry|6|-12
~x even|21|-2
~x every TIME|5|14
~x every|13|24
~x fine $|2|-8
~x fine|3|5
~x for a|4|-13
~x for it|-9|0
~x for|-17|-7
~x from the|-5|5
~x from x|-1|-13
~x goes in|8|-2
~x goes x|-28|0
~x goes|-31|22
~x got|7|15
~x go|28|22
~x had|6|-14
~x has x|12|24
~x has|-25|24
~x have|-24|0
~x here|-9|0
~x how|-3|-5
~x i can|12|0
~x i do|9|1
~x i x|-8|-4
~x in $|9|6
~x in ,|18|-27
~x in and|4|2
~x in it|0|-9
~x in there|8|35
~x in the|23|8
~x in with|-25|0
~x in x|-25|6
~x into the|10|0
~x into|9|-4
~x in|-16|14
~x is on|-6|0
~x is x|-17|-7
~x is|-66|15
~x it $|7|-4
~x it ,|12|-34
~x it all|-4|-19
~x it and|-17|6
~x it down|6|-8
~x it in|-13|29
~x it is|22|-8
~x it like|10|0
~x it on|-35|7
~x it out|-8|-17
~x it up|-8|13
~x it x|1|-42
~x it|-14|24
~x i|41|-13
~x just x|5|8
~x just|-30|-6
~x last TIME|13|16
~x last|13|23
~x like x|31|-7
~x like|46|7
~x me|-45|0
~x my x|19|9
~x my|-3|9
~x new|2|6
~x now $|-31|0
~x now|-18|9
~x no|-6|-20
~x of ASKED|-3|14
~x of the|-14|-14
~x of x|35|9
~x off $|20|27
~x off it|10|9
~x off the|21|2
~x off|30|44
~x of|46|51
~x ok $|6|-15
~x ok|-14|-16
~x on $|-23|1
~x on a|28|-6
~x on it|13|-39
~x on the|18|22
~x one $|-14|0
~x one is|-6|-10
~x one x|1|-6
~x one|-11|-7
~x only $|-18|0
~x only|-33|0
~x on|31|-14
~x or|3|7
~x out $|-17|27
~x out x|12|-18
~x out|29|-2
~x over $|-12|0
~x over it|-9|-3
~x over|-23|12
~x since|7|-5
~x so i|-7|0
~x solid|21|-1
~x some|-6|0
~x so|-34|0
~x stays|1|-28
~x still|2|-10
~x that is|13|-33
~x that x|25|36
~x that|-27|6
~x the ASKED|-19|-14
~x the same|7|-17
~x the x|46|-3
~x them $|13|8
~x them|24|25
~x then|6|-33
~x there $|-30|9
~x there|21|8
~x the|31|-11
~x thing $|-26|0
~x thing|-15|-8
~x to ASKED|7|0
~x to it|19|18
~x to the|11|-18
~x to x|16|24
~x too $|35|-29
~x too|34|-30
~x to|27|-30
~x up $|5|6
~x up ,|4|19
~x up to|-10|0
~x up x|-3|-11
~x up|45|47
~x was|5|19
~x what|25|0
~x when it|2|-34
~x when i|24|49
~x when|15|23
~x where the|13|43
~x where|33|17
~x will not|-20|0
~x will|-20|0
~x with a|-13|3
~x with it|17|-20
~x with my|9|-29
~x with the|-6|3
~x with x|17|-12
~x with|-3|-4
~x x $|6|19
~x x ,|-4|4
~x x ASKED|69|-31
~x x NUMBER|-45|0
~x x all|11|3
~x x and|26|-40
~x x as|-19|0
~x x a|15|18
~x x by|-16|7
~x x comes|1|-8
~x x down|17|18
~x x from|13|-23
~x x in|-18|46
~x x is|-28|-7
~x x it|-28|4
~x x i|13|-3
~x x now|-7|0
~x x off|23|-9
~x x one|10|34
~x x on|2|17
~x x out|-19|17
~x x over|-43|0
~x x so|-7|0
~x x the|-22|5
~x x to|-26|-5
~x x up|28|9
~x x when|16|10
~x x with|38|-28
~x x x|19|43
~x x|16|16
~yes $|10|5
~yes x|6|5
~yet $|-28|-1
~you can see|6|6
~you can x|4|3
~you can|13|16
~you could|16|37
~you have to|17|-14
~you have|17|-14
~you like|3|-23
~you mean|-22|0
~you x it|-9|-8
~you x|-6|-4
~your x|4|15
`;
