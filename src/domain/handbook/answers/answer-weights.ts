// A table that a script writes, one line a sign.
/* oxlint-disable max-lines */
/**
 * What each sign of an answer is worth for its settling anything, and for its settling it by a yes, in
 * hundredths of logarithms of odds. Written by `npm run fit:answers -- --write`, which fits them to
 * answers written for it.
 */
export const answerWeights = `
$|8|-7
, ASKED|24|2
, NUMBER|-5|-15
, TRIED|13|39
, all|-18|-9
, always|11|-3
, and it|5|5
, and|22|5
, a|-7|0
, but|6|26
, dead $|6|0
, dead|9|-3
, do|-24|0
, even|10|-17
, i have|8|0
, it is|-5|-5
, it just|37|-8
, it was|9|0
, it|10|-8
, i|-32|-7
, just|17|-11
, never|6|19
, no ASKED|-1|13
, nothing $|5|-3
, nothing|31|-21
, not|5|-17
, no|-4|-20
, only|30|-5
, same $|1|9
, same|28|24
, so|-11|0
, still nothing|3|7
, still|21|-21
, then|6|21
, they|4|4
, the|23|-8
, you can|-12|0
, you|-5|2
,|-3|-74
= like +|28|25
= like -|76|-39
= like|-15|79
= means +|52|-28
= means -|49|20
= means|12|7
= phrases +|89|4
= phrases -|99|-48
= phrases|16|41
= said +|126|64
= said -|122|-108
= said|-2|90
= sayings +|82|2
= sayings -|140|-49
= sayings|21|76
= states +|72|6
= states -|110|-55
= states|16|56
= well +|76|-30
= well -|52|-27
= well|50|-6
? $|-47|0
?|-67|0
ASKED $|0|-15
ASKED , it|-2|-6
ASKED , just|-13|-8
ASKED , no|5|-8
ASKED , same|0|27
ASKED ,|6|43
ASKED ?|-10|0
ASKED ASKED $|6|24
ASKED ASKED|8|6
ASKED NUMBER $|2|-15
ASKED NUMBER|12|21
ASKED all|7|-23
ASKED and ASKED|1|10
ASKED and it|16|37
ASKED and|-12|1
ASKED any more|20|0
ASKED anywhere|5|-3
ASKED any|41|-9
ASKED are all|8|-14
ASKED are|1|-38
ASKED as|13|10
ASKED at all|2|12
ASKED at|-2|22
ASKED a|11|3
ASKED back $|4|2
ASKED back|9|12
ASKED been|-40|0
ASKED but|30|2
ASKED came|-36|0
ASKED comes|2|24
ASKED dead $|3|14
ASKED dead|5|14
ASKED does not|-6|-2
ASKED down|4|-22
ASKED fine|11|6
ASKED for|-16|-1
ASKED from the|3|-24
ASKED from|4|-24
ASKED gone|-26|0
ASKED has|-1|19
ASKED in it|-24|0
ASKED in|-21|-34
ASKED is|-9|2
ASKED it $|-43|-18
ASKED it is|4|25
ASKED it|35|-7
ASKED just|9|4
ASKED like a|7|14
ASKED like|23|21
ASKED looks|5|16
ASKED my|4|-31
ASKED no|13|-3
ASKED off|-36|-16
ASKED of|0|-7
ASKED on $|7|12
ASKED on it|-27|4
ASKED on the|7|1
ASKED one|39|40
ASKED on|13|-1
ASKED out|-26|-22
ASKED says|15|-15
ASKED so|-9|0
ASKED stays|8|-3
ASKED straight|-15|5
ASKED that|-11|0
ASKED the ASKED|6|-10
ASKED then|6|16
ASKED there $|5|-5
ASKED there|-6|-3
ASKED the|21|-17
ASKED tight|2|-24
ASKED to|-15|26
ASKED up|4|14
ASKED whatever|8|-28
ASKED when|2|4
ASKED will not|22|17
ASKED will|52|17
ASKED with|9|21
ASKED|11|-6
NUMBER $|34|-6
NUMBER ,|6|29
NUMBER ASKED $|-18|5
NUMBER ASKED|-5|1
NUMBER TIME $|-11|26
NUMBER TIME|-1|38
NUMBER TRIED|12|8
NUMBER and|13|-4
NUMBER are|5|-43
NUMBER a|5|-21
NUMBER it|8|19
NUMBER of|-11|7
NUMBER way|-2|4
NUMBER|79|52
PERSON $|-26|0
PERSON ,|11|0
PERSON had it|-19|0
PERSON had|-19|0
PERSON|-98|50
PLACE $|-5|-16
PLACE ,|-8|0
PLACE ASKED|19|0
PLACE a|-21|0
PLACE the|-15|-23
PLACE|-58|35
TIME ,|36|17
TIME ago $|-15|0
TIME ago|-25|0
TIME and it|-7|7
TIME and|-2|-7
TIME in|-20|0
TIME so|9|0
TIME then|2|4
TIME|57|5
TRIED ,|14|-11
TRIED ASKED|9|7
TRIED TRIED $|-6|0
TRIED TRIED|-14|11
TRIED and it|7|-10
TRIED and|35|24
TRIED does|-6|-2
TRIED in|-15|21
TRIED is|-16|39
TRIED it|24|4
TRIED on it|-19|0
TRIED on|-21|-9
TRIED out|11|14
TRIED the|4|8
TRIED up|4|15
TRIED|-12|29
^ ASKED ASKED|-11|11
^ ASKED all|4|2
^ ASKED and|3|-15
^ ASKED are|12|-8
^ ASKED as|2|11
^ ASKED does|-6|-2
^ ASKED fine|10|8
^ ASKED has|-14|0
^ ASKED is|14|-21
^ ASKED it|8|-7
^ ASKED like|7|11
^ ASKED looks|5|16
^ ASKED one|4|15
^ ASKED on|1|22
^ ASKED the|9|3
^ ASKED with|6|8
^ ASKED|7|3
^ NUMBER ASKED|6|-12
^ NUMBER of|-21|6
^ NUMBER|27|31
^ PERSON|-64|0
^ PLACE|17|0
^ TRIED ,|10|-3
^ TRIED is|-17|0
^ TRIED it|18|9
^ TRIED|-12|-25
^ a ASKED|7|24
^ after|7|11
^ all ASKED|1|-5
^ all NUMBER|-14|-2
^ all the|4|11
^ all|24|-3
^ always|12|-18
^ an|3|5
^ a|28|21
^ back|3|8
^ barely|13|8
^ been in|4|-23
^ been|19|-23
^ big|4|6
^ bit|-5|11
^ black|-2|-26
^ bone dry|2|-4
^ bone|2|-4
^ borrowed|24|6
^ both ASKED|8|19
^ both|17|7
^ bought it|-47|0
^ bought|-45|9
^ came|4|30
^ can not|-10|-18
^ can|5|2
^ clean|3|3
^ comes|15|-2
^ could be|6|0
^ could not|-11|0
^ dead|20|-12
^ did not|23|-3
^ did|34|6
^ dies|2|-11
^ do not|-8|0
^ does not|25|-21
^ do|-16|0
^ dropped|3|4
^ even|16|2
^ everything|-17|0
^ every|11|-6
^ fine|0|29
^ full|6|1
^ gave it|12|9
^ gave|12|9
^ goes off|4|-14
^ goes|21|-26
^ got it|-12|0
^ got to|4|5
^ got|14|-5
^ green|17|11
^ had it|6|8
^ had|21|13
^ has not|3|-4
^ has|6|-5
^ have to|9|20
^ have|13|17
^ how do|-12|0
^ how|-22|0
^ i ASKED|4|11
^ i always|-11|0
^ i am|-8|0
^ i can|20|5
^ i have|-8|-28
^ i never|-25|0
^ i only|-26|0
^ i was|-10|0
^ id|4|13
^ if i|7|13
^ if|7|13
^ in|-9|1
^ it ASKED|3|-26
^ it came|-32|0
^ it does|-18|-18
^ it goes|13|19
^ it is|-43|39
^ it just|-8|0
^ it only|-13|0
^ it says|-7|0
^ it was|-6|24
^ it will|-6|-20
^ it|-61|-45
^ i|-97|-7
^ just a|7|16
^ just the|13|-7
^ just|-16|-9
^ keeps|12|-28
^ kettle|5|3
^ lamp|7|0
^ left it|9|12
^ left one|6|-1
^ left|17|21
^ like a|4|26
^ like|28|16
^ little|9|11
^ loads of|-7|3
^ loads|-7|3
^ looks|18|26
^ lost the|-22|0
^ lost|-58|0
^ makes|5|2
^ mine is|-21|0
^ mine|-44|0
^ my PERSON|-11|4
^ my|-26|30
^ neither|-11|-5
^ never ASKED|5|-3
^ never been|8|-1
^ never|-31|-9
^ new|-8|2
^ nice|6|29
^ no ,|20|-4
^ no ASKED|17|10
^ no it|17|-21
^ nobody|-16|-5
^ none of|2|-4
^ none|13|-7
^ nope|2|-11
^ not ASKED|18|10
^ not a|14|-4
^ not sure|-9|0
^ not yet|6|0
^ nothing ASKED|-20|-3
^ nothing at|4|-2
^ nothing else|-48|0
^ nothings|7|-88
^ nothing|-20|5
^ not|23|-19
^ no|2|-69
^ one ASKED|-11|11
^ one of|16|9
^ one|40|-14
^ only got|-8|0
^ only the|5|1
^ only when|14|-45
^ only|5|-36
^ on|26|23
^ other|-6|22
^ plays|10|-48
^ plugged|1|6
^ puddle|5|1
^ pulled|1|18
^ put|15|-9
^ ran|10|-42
^ red|6|8
^ right|13|-11
^ runs|16|-8
^ same ASKED|6|-37
^ same|38|-31
^ sat|8|17
^ says no|17|17
^ says|26|18
^ screen is|6|0
^ screen|-30|0
^ silent|6|-2
^ sits|18|-41
^ smooth|9|23
^ solid|-22|1
^ spins|5|10
^ stays|22|-5
^ steady|4|-21
^ stiff|2|8
^ still|18|23
^ swapped|2|9
^ takes|-37|0
^ the ASKED|-15|0
^ the PERSON|-9|0
^ the TRIED|-54|0
^ there is|-26|44
^ there|-15|7
^ they are|-36|-9
^ they|-21|-3
^ the|-49|0
^ tight|7|-9
^ tiny|20|25
^ took|8|16
^ too|-12|0
^ totally|14|-1
^ tried|6|5
^ unchanged|4|-2
^ used|-17|15
^ was|-3|4
^ we had|13|4
^ we have|-22|0
^ went|17|3
^ we|-8|6
^ what is|-21|0
^ what|-50|0
^ where is|-15|0
^ where|-23|0
^ which ASKED|-12|0
^ which|-27|0
^ will not|17|7
^ will|6|7
^ works|-4|11
^ yeah|8|6
^ yep|5|8
^ yes|21|17
^ you can|12|12
^ you could|10|32
^ you have|21|-10
^ you|48|16
^|8|-7
a ASKED $|-26|5
a ASKED ,|-17|0
a ASKED|-23|19
a NUMBER|9|-1
a PLACE|-16|8
a TIME $|5|-33
a TIME|6|-29
a TRIED $|-29|-16
a TRIED|-11|-9
a big|19|-3
a bit of|-3|13
a bit|12|18
a drop|6|-33
a drum|-7|0
a few|17|-2
a good|2|19
a little|17|-7
a new|10|-1
a puddle|3|-4
a second|14|-27
a sec|1|8
about $|25|-2
about NUMBER|12|22
about|37|51
across $|-17|0
across|7|-30
after NUMBER TIME|3|20
after NUMBER|-4|15
after|7|54
again $|10|15
against|11|3
again|8|14
ago $|-15|0
ago|-25|0
air|14|5
all $|36|-39
all ASKED $|22|2
all ASKED|23|9
all NUMBER|-14|-42
all TIME $|-4|17
all along|12|-4
all of them|7|-10
all of|7|-10
all over $|9|-10
all over the|8|19
all over|17|10
all round|5|-1
all the time|6|16
all the way|2|-12
all the|0|15
all|46|-17
along $|25|0
along|28|-23
already|33|0
always been|4|-3
always|-8|-21
am not|-8|0
amp|-30|0
am|-26|-2
an TIME|22|18
an inch|23|22
and ASKED $|11|-5
and ASKED|28|-29
and a|-35|4
and i am|-34|0
and i have|-21|0
and it ASKED|1|11
and it is|-41|19
and it still|6|-12
and it was|3|8
and it|16|12
and i|-51|11
and my|-30|0
and never|8|-9
and no ASKED|4|11
and nothing|5|15
and no|6|31
and still|2|-11
and that|0|6
and the ASKED|12|-2
and then|8|4
and there|7|3
and they|11|44
and the|25|-4
and|80|33
any ASKED $|19|0
any ASKED|13|-3
any more $|20|4
any more|20|4
anything $|25|-7
anything|-12|-18
anywhere $|18|-19
anywhere|21|-20
any|14|-26
an|47|16
are ASKED|-15|0
are all|37|-20
are dead|12|0
are fine|8|2
are in|0|-9
are not|-14|0
are|-99|-76
arm $|-14|0
arm|-10|-41
as anything $|5|14
as anything|6|10
as a|-10|25
as it|7|4
as i|9|12
as the|-1|-9
as well $|4|-18
as well|4|-18
as you like|2|-21
as you|2|-21
ask|-32|0
as|64|-36
at NUMBER|-5|-16
at all $|32|-18
at all|3|14
at it $|25|5
at it|23|6
at my|-13|0
at the ASKED|11|1
at the bottom|-9|10
at the|-10|-3
at work $|-34|0
at work|-34|0
at|-43|18
away $|16|12
away|18|35
a|2|33
back $|-27|3
back in|27|16
back on|3|19
back|50|7
bag|-44|0
bang|17|20
barely|18|10
bare|3|4
bars|7|-5
bar|12|0
bath|-12|0
batteries|-71|0
battery|-48|-3
been ASKED $|8|0
been ASKED|16|-1
been in|18|-17
been on|9|1
been|14|1
before $|-17|8
before|4|4
bent|29|10
be|-9|10
big ASKED|6|14
big|25|23
binned|-15|0
bit of|17|-17
bits|-11|11
bit|-3|-11
black $|-2|-16
black|33|-49
blank $|13|-22
blank|13|-24
blinks|3|15
blows|2|-7
blue|8|-37
bolt|6|-13
bone dry|2|-8
bone|3|-9
borrowed|17|6
both $|22|0
both ASKED $|6|6
both ASKED|17|-11
both ways|10|6
both|22|-58
bottom $|35|16
bottom|17|5
bought it|-54|-17
bought|-34|-20
box|-36|5
brand new|2|9
brand|2|9
bright and|2|10
bright|13|6
broken|-13|0
broke|-30|9
brown|15|13
budge|12|-3
built in|-7|0
built|-15|0
bulb|-46|0
burning|2|-6
but it|12|10
but no|44|25
but the|-15|38
buttons on|-12|0
buttons|-81|0
button|-31|0
but|55|138
by the|31|1
by|0|11
cable $|13|-38
cable|3|-62
came off|-36|0
came on|29|-4
came with|16|-16
came|8|15
can ASKED|31|3
can hear it|10|5
can hear|17|5
can not ASKED|-19|0
can not TRIED|-6|0
can not find|-12|0
can not get|21|0
can not hear|-17|0
can not remember|14|0
can not see|-44|0
can not tell|-12|0
can not|-58|30
can see|5|10
can|0|67
card in the|10|0
card in|10|0
card|1|14
case $|-18|0
case|-17|-11
catches|4|-6
cat|8|0
cd|-6|2
chalky|5|7
changed|10|15
charger|-25|4
clean $|15|-18
clean ,|4|-37
cleaned it|-17|-1
cleaned|-17|-1
clean|43|-53
clear $|19|-30
clear ,|5|-2
clear|31|-38
clunks|13|14
cold $|-7|-43
cold|-13|-50
come off $|-17|0
come off|-13|0
come on|-4|-11
come out|7|0
comes on|-22|24
comes up|2|-8
comes|48|15
come|-25|18
coming|29|3
cordless|-58|0
cord|-10|0
corner $|26|12
corner|29|-18
could be|-12|0
could not say|-10|0
could not|19|-9
could|6|0
covered in|-35|0
covered|-41|0
cover|-23|3
cracked|-11|0
crackles|5|-6
cup|54|29
cuts|11|-14
cut|-25|2
c|-37|0
damp|-46|0
dark $|3|-12
dark and|-48|0
dark|-36|-23
dead $|-23|25
dead ,|6|15
dead as|3|-3
dead|31|-5
deep|38|-36
denied 0 absence|6|-8
denied 0 does0|5|8
denied 0 does1|16|-24
denied 0 have0|-3|8
denied 0 have1|-13|16
denied 0 is0|14|5
denied 0 is1|11|-30
denied 0 other1|-10|12
denied 0 presence|6|5
denied 0 was0|4|18
denied 0 was1|-33|-18
denied 0 you0|1|-6
denied 0 you1|3|23
denied 0 |8|2
denied 1 absence|-2|46
denied 1 does0|-25|-2
denied 1 does1|-61|3
denied 1 have0|36|-24
denied 1 have1|57|10
denied 1 is0|-14|19
denied 1 is1|15|33
denied 1 other1|-13|-5
denied 1 presence|-2|-39
denied 1 was0|-11|-10
denied 1 was1|23|-1
denied 1 you0|5|-18
denied 1 you1|-12|-2
denied 2 absence|11|-2
denied 2 does0|15|-19
denied 2 does1|7|26
denied 2 is0|29|-10
denied 2 is1|-32|0
denied 2 presence|6|4
denied 2 was0|4|-3
denied 2 was1|7|-1
denied 2 you0|-15|0
denied 2 |17|2
desk $|-11|0
desk|-9|23
dial|6|0
did $|-8|0
did it|15|34
did not know|23|0
did not|-7|-14
did|38|-20
died $|5|3
died|10|7
dies $|2|5
dies|5|-19
digital|-37|0
display|-97|0
do it|-28|0
do i|-12|0
do not have|-10|0
do not know|-17|0
do not want|-9|0
do not|6|13
do you mean|-12|0
do you|-6|0
does it $|21|21
does it|35|15
does not ASKED|-21|-15
does not come|13|0
does nothing $|2|6
does nothing|14|-7
does not|17|-44
does|10|35
doing|17|0
done|6|0
door|-20|0
dough|4|4
down $|10|0
down it|2|18
down there $|21|4
down there|21|4
down the|11|14
down to|-13|0
down|32|68
do|-66|13
drips|12|-14
dropped it|6|2
dropped|16|-4
drops|18|20
drop|10|-36
drum|-15|2
dry $|20|-5
dry|27|33
each time|3|-7
each|5|3
easily|3|-6
echo false false absence|-2|16
echo false false does0|16|27
echo false false does1|-5|11
echo false false have0|13|-2
echo false false have1|-15|5
echo false false is0|-8|36
echo false false is1|40|12
echo false false other1|-32|-3
echo false false presence|5|-12
echo false false was0|-4|-6
echo false false was1|7|-30
echo false false you0|3|-36
echo false false you1|-15|6
echo false true absence|-1|27
echo false true does0|-47|-36
echo false true does1|4|15
echo false true have0|20|-2
echo false true have1|42|-4
echo false true is0|17|-1
echo false true is1|-22|-3
echo false true presence|25|-48
echo false true was0|19|-1
echo false true you0|15|-2
echo false true you1|-25|15
echo false true |24|-21
echo true false absence|22|-3
echo true false does0|-29|-6
echo true false does1|4|-17
echo true false have0|-2|-12
echo true false have1|27|20
echo true false is0|34|-22
echo true false is1|-27|9
echo true false other1|9|11
echo true false presence|-26|13
echo true false was0|-15|16
echo true false was1|-16|11
echo true false you0|-27|14
echo true false you1|21|-12
echo true false |-11|10
echo true true does0|55|2
echo true true does1|-42|0
echo true true is0|-13|0
echo true true presence|21|7
echo true true |15|4
edge $|12|52
edge|13|55
egg|9|20
either $|18|-34
either|23|-32
electric|-15|0
else|-61|0
empty $|-1|-9
empty|0|-8
end $|33|-22
end|36|-4
enough to|-9|0
enough|-29|0
even on|16|-15
even with|9|-6
even|70|-63
ever $|-18|-3
every ASKED $|1|-13
every ASKED|8|-16
every TIME $|7|2
every TIME|41|15
every time|0|16
everything $|8|-2
everything|-17|17
everywhere $|-7|-16
everywhere|-40|-17
every|90|-28
eyes|-11|0
face|2|-44
far $|-23|0
far|-22|0
fast|-10|0
feel it|31|0
feel|27|0
fell|-17|-51
few|17|-2
filled|-11|0
find|-11|0
fine $|14|-20
fine , it|0|6
fine ,|1|-21
fine with|1|13
fine|37|19
finger $|11|-14
finger|15|-22
firm|9|-33
first $|19|0
first no|-28|-72
first null|12|12
first time|3|3
first yes|12|39
first|27|10
fixed|-8|0
flat|-1|-78
flex|49|-22
flops|13|13
fluff|5|2
flush|14|-6
for NUMBER TIME|-2|-8
for NUMBER|-2|-8
for TIME $|-12|0
for TIME|7|0
for a sec|0|6
for a|17|3
for it|-14|5
for my|-18|0
forgot|45|28
form does0|-3|-14
form does1|-23|4
form have0|31|-16
form have1|53|22
form is0|22|13
form is1|-5|18
form other1|-24|8
form was0|-1|5
form was1|-3|-21
form you0|-8|-26
form you1|-12|21
for|4|-2
found it|-21|0
found|-15|6
free|2|-5
fresh|2|8
from the|21|-24
from|41|19
front|9|18
frozen|-6|0
full $|5|3
full of|-16|2
full|-20|-8
gave it|-1|9
gave|-4|17
get the|16|0
get to it|-15|0
get to|-15|0
gets|46|6
get|5|51
gives|8|-33
glass is|-16|0
glass|-31|19
glows|5|-14
glued in|-22|0
glued|-21|-32
go $|16|32
goes $|18|-1
goes in $|6|0
goes in|17|-6
goes off|11|-14
goes on|6|10
goes round|3|-31
goes|62|31
going|24|33
gone $|25|-21
gone ,|2|12
gone|-47|32
good|13|14
got a|17|4
got it $|13|0
got it|3|6
got no|-20|0
got one|-9|0
got the one|-12|0
got the|-21|0
got to|4|5
got|-72|18
go|0|53
grand|32|-9
green|36|29
grips|15|-47
had a|-13|16
had it|-24|-3
had the|-20|-12
had|-38|8
halfway|9|22
hand $|2|7
handle|-13|15
hands|34|0
hand|-15|13
hanging|9|9
hard $|-11|0
hardly|43|26
hard|-3|-10
has a|-36|3
has not got|-11|0
has not|-10|-4
has|-48|7
have a ASKED|-13|0
have a|-9|0
have gone|36|-10
have not got|-15|0
have not|-19|0
have no|7|0
have only|-24|0
have to|21|8
have|-50|11
hear it|16|17
hear|-3|17
heat|7|-7
held|12|-19
here $|-28|0
here|-70|9
he|-49|0
high|4|-23
hinge|2|13
hit|-19|-1
hold it|10|66
hold|38|78
hole $|22|2
holes|15|-14
hole|26|4
holiday|-15|0
home|-19|0
hot $|-25|0
hot|-11|9
house $|-35|0
house|-53|1
how do|-12|0
how|-56|1
i ASKED it|13|8
i ASKED the|6|4
i ASKED|10|13
i TRIED $|4|-10
i TRIED it|3|5
i TRIED the|3|5
i TRIED|10|-1
i always|-11|0
i am not|-8|0
i am|-20|-2
i can ASKED|16|-10
i can not|-38|0
i can see|7|9
i can|18|11
i could not|7|0
i could|29|10
i did|7|0
i do not|-18|0
i do|28|8
i get|16|17
i got it|-27|0
i got|-36|0
i had|29|-4
i have not|-19|0
i have no|14|0
i have only|-17|0
i have|-24|15
i hold|2|18
i know|-7|0
i lean on|8|7
i lean|8|7
i never|-22|0
i only|-26|0
i plug|14|0
i press|-11|13
i push it|2|-7
i push|6|0
i put|11|-8
i think $|7|0
i touch|3|-35
i was|-11|0
i wiggle|1|6
i will|-10|0
ice|15|21
idea|-7|0
id|-12|13
if it|-17|0
if i|24|23
if|12|-2
in $|7|9
in ,|13|-35
in ASKED|2|-11
in NUMBER $|4|-8
in NUMBER|14|8
in TIME $|7|-9
in TIME|11|-10
in and it|-12|-24
in and|-2|-21
in a|-16|-19
in it $|22|-7
in it is|10|3
in it|10|4
in my hand|19|8
in my|23|18
in one|-3|3
in that|37|-1
in the ASKED|-9|-15
in the PLACE|13|-16
in the TIME|-8|-5
in the bottom|28|-15
in the house|8|0
in the middle|29|5
in there $|8|33
in there|-1|25
in the|-8|-9
in with|-25|0
inch|23|-20
into the|3|-22
into|-29|-1
in|6|-1
is $|-15|-21
is ,|9|0
is ASKED $|13|-16
is ASKED|12|31
is NUMBER|-49|3
is PLACE the|12|0
is PLACE|-15|0
is TRIED|7|2
is a ASKED|13|-6
is all|-38|14
is always|-11|1
is an|-6|4
is a|3|-17
is been|-3|15
is black|-13|0
is built|-11|0
is clear $|13|-16
is clear|16|-16
is dry|2|11
is fine $|3|-26
is fine|4|17
is full|-26|0
is gone|21|13
is got a|24|9
is got no|-12|0
is got|-19|9
is hanging|8|6
is in a|-11|0
is in the|-40|10
is in|2|17
is it|-19|0
is just|-33|-26
is like|7|2
is my PERSON|-11|0
is my|2|8
is no ASKED|-2|-5
is no TRIED|-7|0
is not ASKED|3|-3
is nothing|2|-11
is not|15|8
is no|-29|-5
is off $|-9|0
is off|-4|11
is on a|-15|0
is one of|-24|0
is one|-6|-11
is only|4|-6
is on|1|32
is perfect $|2|6
is perfect|2|5
is seized|6|0
is silent $|8|-16
is silent|8|-16
is so|19|0
is still|13|-5
is stuck|-39|-8
is that|-39|0
is the ASKED|1|10
is the same|6|17
is there|-1|-8
is the|-2|-20
is too|-22|0
is up|-16|-15
is|-27|-19
it $|23|-7
it , it|-26|0
it , no|16|-2
it , still|0|-17
it ,|9|-51
it ASKED $|9|16
it ASKED|-19|-3
it all|-16|-23
it and it|10|-10
it and|-20|9
it at|-14|1
it a|11|19
it back|1|9
it before|-28|0
it came with|34|-17
it came|-5|-9
it comes on|-26|0
it comes|-9|8
it did|8|0
it does nothing|-7|-2
it does not|21|-20
it does|-3|5
it down|6|-5
it every TIME|18|5
it every|19|-1
it for|30|0
it goes $|4|-24
it goes|22|2
it has not|-8|0
it in|9|27
it is ASKED|13|0
it is NUMBER|-22|0
it is PLACE|19|0
it is TRIED|8|1
it is all|-16|39
it is always|-13|1
it is an|-30|0
it is a|-15|-19
it is been|-5|14
it is black|-15|0
it is built|-11|0
it is full|-27|0
it is gone|18|18
it is got|-9|9
it is in|7|22
it is just|6|-26
it is like|7|2
it is not|20|7
it is off|10|13
it is one|4|-14
it is only|9|-6
it is on|-2|16
it is so|19|0
it is still|10|-4
it is the|39|-31
it is too|-19|0
it is|37|-10
it just|35|-8
it last TIME|-15|-3
it last|-14|-5
it like|-8|8
it near the|1|5
it near|1|5
it never|19|0
it off $|12|0
it off|-28|14
it on $|-6|0
it on the|6|11
it only|-13|0
it on|-26|14
it out|3|-33
it says|4|17
it should|14|-44
it so|-22|0
it still|7|-16
it takes|-25|0
it the|-29|0
it up $|10|0
it up|7|-2
it used|31|0
it was in|2|30
it was|8|39
it went $|19|7
it went|16|8
it will not|7|19
it will|7|17
it without|-16|0
it with|15|30
it would|33|0
its own|25|4
itself $|17|-1
itself|1|-5
its|37|-22
it|7|17
i|-44|29
jack|-7|8
jammed|-71|0
jug|-30|0
just ASKED|-25|11
just as|5|-39
just a|13|2
just the one|-7|-5
just the|1|-24
just|57|-7
keeps|14|-27
keep|9|-30
kettle|6|3
know $|-30|0
knows $|-14|0
knows|-21|0
know|-31|30
lamp|19|-5
laptop|-4|-4
last TIME $|13|11
last TIME ,|-15|0
last TIME|-3|11
last|10|1
later|27|0
lead $|-19|1
lead|-17|-1
lean on the|3|3
lean on|10|9
lean|10|9
leave it|-10|0
leave|-17|0
led|20|-2
left $|9|39
left it|-9|12
left one|7|-1
left|11|40
leg|7|-12
length 0|24|-45
length 1|6|-22
length 2|-31|-27
length 4|-2|75
length 5|40|32
level|4|-2
lid|-13|0
life $|20|5
life|34|6
lift|13|0
light $|-24|0
lights on|3|4
lights|1|-32
light|-16|-28
like $|-8|0
like a|29|4
like it is|12|-9
like it|13|-10
like that $|11|0
like that|6|0
like|104|15
line|13|4
little red|1|-11
little|52|32
lit|18|35
live|-11|0
loads of|-49|-4
loads|-63|-2
lol|-19|0
long $|-6|0
long|-8|-3
looked|-12|0
looks|1|54
look|-16|-4
loose $|21|-9
loose|22|-10
lost the TRIED|-22|0
lost the|-22|0
lost|-102|-10
lots|16|-29
lot|20|-22
loud|-18|1
lovely $|3|30
low|34|-27
machine|14|-4
mains|17|0
makes|4|-6
make|4|-38
manual|-16|0
mark|4|13
matter|37|0
mattress is|-17|0
maybe|-46|0
me $|-29|0
me to|-13|0
meant to|-8|0
meant|-8|0
mean|-23|0
metal|-16|0
me|-103|14
middle $|16|7
middle of the|13|-9
middle of|16|-9
middle|32|10
might have|-19|0
might|-28|0
mine $|-17|0
mine is|-28|0
mine|-33|-8
missing $|-59|-8
missing|-85|-10
moment|-30|0
more $|20|5
more|37|-16
moulded|-18|0
moved|7|22
moves|38|-33
move|-11|1
my ASKED|-21|0
my PERSON ,|9|0
my PERSON ASKED|8|0
my eyes|-11|0
my finger|7|-28
my hand $|20|8
my hands|6|0
my hand|21|7
my nail|26|6
my phone|8|-3
my|-18|57
nail|28|7
near the|2|-8
nearly|24|15
near|5|2
need to|-12|0
need|-35|0
neither ,|-8|0
neither|12|4
never ASKED $|8|-3
never ASKED it|-24|-1
never ASKED|3|-6
never been ASKED|8|0
never been|12|-3
never|-44|-25
new $|7|-36
new one|12|-1
new|17|-24
next to it|13|9
next to|19|0
next|-11|-10
nice and|1|17
nice|6|23
no $|5|22
no ,|23|15
no ASKED $|36|-21
no ASKED ,|1|-5
no ASKED at|-10|15
no ASKED in|-27|0
no ASKED no|8|-1
no ASKED on|-33|-4
no ASKED to|-22|0
no ASKED|9|2
no TRIED $|10|10
no TRIED|23|-3
no idea|-7|0
no it is|17|-20
no it|18|-24
no light|-9|8
nobodys|-14|-25
nobody|-27|12
noisy|-12|0
none of them|6|-4
none of|2|-4
none|16|-17
nope|2|-11
normal|-23|-19
nor|33|-3
not $|-16|7
not ASKED $|-7|-1
not ASKED ,|16|-3
not ASKED at|8|-3
not ASKED|-13|-28
not TRIED it|-6|0
not TRIED|40|15
not a drop|4|3
not a|19|-2
not been|-4|-2
not budge|11|-4
not come off|-16|0
not come out|6|0
not come|-9|2
not even|38|-25
not get|20|0
not got|-27|0
not go|24|9
not have a|-15|0
not have|-22|0
not hear|-17|0
not hold it|7|0
not hold|20|0
not in|13|0
not move $|9|0
not move|7|0
not one|33|12
not open|-20|0
not remember|14|0
not run|-15|0
not say|-9|0
not see|-62|0
not sure what|-10|0
not sure|-22|0
not take|7|0
not tell|-16|0
not tried|-11|0
not turn|-1|11
not want to|-9|0
not want|-9|0
not yet|6|0
nothing $|50|13
nothing ,|2|-27
nothing ASKED|-20|-3
nothing at all|4|-3
nothing at|5|-5
nothing else|-39|0
nothing in|9|-2
nothing on|8|11
nothings|7|-96
nothing|68|-11
not|-45|4
now $|-67|22
now|-5|99
no|7|3
numbers|32|44
of ASKED $|-6|11
of ASKED|-18|21
of NUMBER|18|24
of a|7|-24
of it $|13|6
of it|-7|-28
of the ASKED|0|8
of them $|3|3
of them|22|-3
of the|-5|-12
of those|10|-2
off $|-7|-23
off ,|-2|-15
off and|-6|-23
off at the|-10|0
off at|-26|0
off a|-40|0
off in|28|17
off it $|16|13
off it|28|22
off on|8|0
off the|2|5
off|-58|8
of|5|11
ok $|10|-12
ok ,|6|38
ok|-4|26
old $|20|-39
old|20|-10
on $|2|-22
on ASKED|19|-2
on NUMBER|9|41
on TIME $|-7|8
on TIME|1|8
on all|-8|2
on and|-25|-24
on at all|-30|0
on at|-71|0
on a|23|5
on for|-7|0
on it $|-15|8
on it ,|-30|0
on its own|16|15
on its|16|15
on it|-19|-21
on mine $|-26|0
on mine|19|0
on my|-8|-4
on off|7|0
on so|-6|0
on that|-15|-3
on the ASKED|23|10
on the PLACE|-20|0
on the same|3|-15
on there|-10|0
on the|11|16
once it|2|-29
once|-14|-38
one $|-33|-12
one , it|-6|0
one ,|-23|3
one ASKED $|-11|-28
one ASKED|-24|-10
one TRIED $|-9|0
one TRIED|-7|0
one in|-5|4
one is $|-9|-21
one is|26|49
one it came|22|-5
one it|22|-6
one of them|8|4
one of the|5|18
one of|18|8
one thing|-12|0
one with|-10|0
one|1|-39
only $|-19|27
only ASKED|12|-27
only a|-16|-16
only ever|25|0
only got|-30|0
only one|-42|0
only the|2|6
only when|19|-45
only|-77|-29
on|20|16
open $|-6|0
opens no|63|-64
opens yes|36|65
opens |-11|-6
open|-42|8
orange|41|4
or|50|-1
other|-6|25
our|10|0
out $|10|19
out ,|-11|-2
out and|7|-5
out of it|-14|0
out of the|15|-22
out of|-17|1
out the|22|13
out|13|11
over $|-8|30
over it $|-16|0
over it|-6|1
overnight|-26|-18
over|-6|25
own|2|-48
packed|-8|10
pads|15|0
panel|-19|0
pc|4|10
perfect $|6|-15
perfect|8|-15
petrol|-42|0
phone|14|-26
piece|12|0
pins|18|5
pin|18|-23
pipe|30|42
plate|15|7
plays|12|-26
play|8|41
plug $|-9|0
plug in|-1|7
plugged in $|4|3
plugged in|6|9
plugged|-7|11
plug|-52|-6
popped|7|35
pops|10|12
pop|15|0
press|-40|14
puddle|7|-3
pulled|1|30
pull|-18|12
push it|2|-9
pushed|11|-38
push|5|-3
put it|3|-26
put|26|34
quiet $|5|20
quiet|22|-5
radio|2|4
ran|5|-32
read no|35|-87
read null|-56|-1
read yes|50|89
really|-23|-7
red|28|-4
remember|14|0
remote|-21|0
rest|1|22
right $|-2|-7
right now $|-22|0
right now|-22|0
right up|4|-15
right|46|-16
ring|21|-7
rinsed|19|12
ripped|6|15
rock solid|10|-5
rock|20|15
room|-6|-3
round $|11|-1
round round $|1|-6
round round|1|-5
round the|41|19
round|30|-28
runs off|6|31
runs|-35|-1
run|-39|-3
said|-16|0
same $|9|19
same ASKED|7|-38
same as|-12|0
same|61|-48
sand|4|9
sat|23|21
say $|-8|0
says NUMBER|8|-31
says no|6|-1
says|29|7
say|-17|0
screen $|20|-22
screen is|8|0
screen|-15|-49
sealed|-30|-18
second|20|-64
sec|1|8
see $|-13|0
see it|31|0
see that|-19|0
see|-7|46
seized|-24|0
set it|-7|0
setting|-11|0
set|18|-34
sheet|13|-26
shelf|14|-17
she|14|0
short|-16|-14
should|16|-57
shut $|-71|0
shuts|4|-8
shut|-47|-19
side $|-6|4
silent $|9|-17
silent|31|-34
since $|-14|46
since NUMBER $|7|17
since NUMBER|7|33
since TIME $|13|-4
since TIME|4|-34
since last TIME|5|11
since last|5|11
since|-5|30
single|-7|0
sink $|11|14
sink|8|14
sits|47|-70
sit|2|-32
slide|-11|0
slow $|8|11
slow|10|-13
smooth as|1|38
smooth|17|-7
snapped $|-16|38
snapped off|-11|18
snapped|-11|30
so $|9|0
so can not|-6|0
so can|-6|0
so i can|-8|0
so it|11|0
so i|-15|0
socket $|-20|0
socket|-24|26
solid $|9|-5
solid ,|27|-8
solid|-8|5
something|-46|10
some|-2|21
soon as|2|-24
soon|2|-24
sort of|9|35
sort|10|35
sound $|9|-15
sounds|10|-12
sound|18|-18
so|-106|29
speed|-7|0
spins|20|9
spin|-10|27
split|12|-1
spotless $|3|3
spotless|14|-7
spot|10|-9
springs|23|-20
squeeze|18|20
stairs|-18|0
starts|4|19
start|7|0
stays off|6|0
stays|36|-38
stay|10|-14
steady|15|-7
sticking out|2|-15
sticking|2|-15
sticks|5|-11
stiff $|8|-32
stiff|9|-31
still $|4|32
still nothing $|3|4
still nothing|4|3
still on|6|23
still the|9|-19
still|78|-55
stinks|9|2
stone cold|8|-23
stone|12|-32
stood|12|-40
stop $|15|-64
stopped|5|10
stops|-6|-37
stop|23|9
straight off|33|-4
straight out $|-9|0
straight out|-9|23
straight|44|-52
stuck $|8|-9
stuck|-37|10
stuff|7|5
sure what|-10|0
sure|-22|0
swapped|10|11
switch|-3|-6
tablet|3|-9
taken|-13|0
takes|-73|12
take|16|-12
taped|-42|0
tape|-31|0
tap|-11|0
tea|21|0
tell you|-18|0
tells nothing|-205|-10
tell|-34|0
that $|19|1
that ,|-21|0
that ASKED|-6|36
that i can|5|-4
that is|28|-20
that|-66|48
the ASKED $|-9|-8
the ASKED ,|23|-12
the ASKED ASKED|-10|0
the ASKED and|1|6
the ASKED are|-6|-3
the ASKED has|11|0
the ASKED in|10|1
the ASKED is|-11|-15
the ASKED|26|29
the NUMBER|42|-24
the PERSON|-13|2
the PLACE $|-23|-19
the PLACE|-29|6
the TIME $|-10|0
the TIME|17|-13
the TRIED and|1|6
the TRIED is|-11|0
the TRIED out|10|0
the TRIED|24|3
the back $|-32|0
the back|-8|-13
the bottom $|35|16
the bottom|17|-1
the box|-18|0
the corner|26|13
the cover|8|0
the desk $|-12|0
the desk|-10|0
the door|18|0
the end $|5|2
the end|6|1
the first|18|0
the flex|27|9
the front|13|12
the handle|6|14
the jack|3|8
the lead|-4|-17
the left|13|-19
the light|-19|0
the little|4|12
the lot|24|-36
the middle $|16|7
the middle of|14|-2
the middle|30|5
the moment|-30|0
the one ASKED|-10|0
the one it|22|-6
the other|3|6
the plug|-12|3
the right|2|44
the same $|7|9
the same|-4|-43
the second|28|-37
the side $|-11|0
the side|-11|3
the sink $|11|14
the sink|11|14
the time $|-9|10
the time|6|16
the top|19|-9
the tv|-44|0
the way|-1|-12
the whole|-1|-22
the wire|2|18
them $|16|1
them|69|-18
then $|-16|0
then it|10|18
then|32|33
there $|39|15
there ,|-9|-13
there and|4|9
there is an|24|9
there is a|37|2
there is no|-29|-5
there is|-13|13
there was|3|-24
there|21|-11
they ASKED|-15|-4
they all|4|-6
they are|-22|10
they do not|14|0
they do|14|0
they just|7|2
they|-16|-1
the|8|10
thick|3|39
thing $|-31|0
things|-42|0
thing|-4|43
think $|7|0
this|-40|18
those|-8|-2
through $|29|-29
through it|16|18
through the|-29|-6
through|8|6
tight $|8|1
tight ,|2|39
tight as|9|-11
tight|27|8
till i|27|-25
till|27|-53
time $|10|-6
time no|19|-62
time null|-4|6
time yes|45|39
times|-27|5
time|40|9
tiny|-20|31
tip|30|0
to $|26|0
to ASKED $|17|-7
to ASKED|-8|-28
to NUMBER|5|-39
to be|-10|4
to get|-37|0
to it $|-13|11
to it|8|19
to me $|-25|0
to me|-30|0
to see|-6|0
to the PLACE|-34|0
to the|-7|-7
to touch|-9|0
to try|-20|0
too $|65|-33
too hot|-11|0
took a|11|1
took|-14|24
too|-2|-25
top|11|-1
totally|14|-1
touched it $|10|-6
touched it|10|-7
touched|18|-56
touch|-32|-39
to|-62|15
treacle|4|15
tried the|3|-22
tried|6|-26
try|-26|0
turn it|6|2
turn|7|-30
tv|-50|0
twice|52|1
twist|8|-3
tyres|4|-6
unchanged $|7|-4
unchanged|15|-21
unplugged|9|13
up $|2|7
up ,|-2|16
up at the|11|0
up at|-12|3
up down|10|26
up in the|2|15
up in|5|22
up like|3|-29
up on|-11|0
up to|-8|-11
upstairs|17|51
up|36|22
usb|-38|0
use it|-9|0
used it|-37|11
used to|61|10
used|-10|33
uses|-12|0
use|-34|-6
using it|-10|0
v|12|-39
want to|6|0
warm|1|-21
was $|-12|-9
was ASKED|13|0
was a|11|12
was in|2|23
was my|14|0
was not|-14|0
was on|-48|0
was|25|-3
water $|3|8
water|-2|20
way $|3|13
way ,|3|-13
ways|10|6
way|8|-7
we had a|14|2
we had|16|4
we have|-21|0
weak|2|-42
wedged|-22|0
wee|18|21
well $|4|-18
well|8|-16
went $|19|7
went in|16|-14
went|22|13
were|-25|0
wet|13|16
we|-35|29
what is a|-8|0
what is|-26|0
what it is|-11|0
what it|14|0
whatever i do|7|2
whatever i|20|-4
whatever|18|-35
whatsoever $|55|-9
whatsoever|55|-9
what|-45|-22
when i TRIED|3|-8
when i got|-39|0
when i lean|8|7
when i wiggle|1|6
when it is|4|-20
when it|-1|-28
when i|35|13
when you|-30|0
when|24|26
where is the|-15|0
where is|-17|0
where it|12|-2
where the|16|46
wherever i|8|-2
wherever|8|-2
where|5|13
which ASKED|-14|0
which is|-8|0
which|-54|4
while|3|9
whirrs|37|14
whirr|27|0
white|4|-13
who knows $|-14|0
who knows|-21|0
whole $|1|-6
whole|-3|-28
who|-25|0
wifi|19|0
wiggle the|1|6
wiggle|1|6
will not ASKED|6|-9
will not TRIED|39|0
will not come|-30|0
will not open|-19|0
will not|-19|6
will|-14|4
windows|-17|-54
wiped|9|-15
wire $|3|7
wired|-16|0
wire|-11|15
with $|2|-11
with a|2|5
with it $|2|-5
with it|9|-19
with my|19|-5
with nothing|8|13
with no|0|14
with one|-13|0
with the|-23|4
without|-45|23
with|8|47
wobbles|6|8
wooden|12|0
wood|10|0
word|25|-41
work $|-38|0
works|9|-3
work|-51|6
worn|-14|0
worse|4|6
would not|-5|-20
would|-89|-22
wound|3|20
wrapped|-25|0
wrong|7|-21
yeah|14|15
yep|5|8
yes $|12|6
yes ,|4|41
yes|37|62
yet $|-32|0
yet|-45|-1
you can|4|26
you could|12|32
you have to|21|-12
you have|21|-12
you like|2|-21
you mean|-19|0
your|8|-4
you|17|-22
~, ASKED|24|2
~, NUMBER x|14|0
~, NUMBER|-5|-15
~, TRIED|13|39
~, all|-18|-9
~, always|11|-3
~, and it|5|5
~, and|22|5
~, a|-7|0
~, but|6|26
~, dead $|6|0
~, dead|9|-3
~, do|-24|0
~, even|10|-17
~, i have|8|0
~, i x|-19|-10
~, it is|-5|-5
~, it just|37|-8
~, it was|9|0
~, it x|-13|0
~, it|10|-8
~, i|-32|-7
~, just|17|-11
~, never x|5|19
~, never|6|19
~, no ASKED|-1|13
~, no x|-8|-23
~, nothing $|5|-3
~, nothing|31|-21
~, not|5|-17
~, no|-4|-20
~, only|30|-5
~, same $|1|9
~, same x|5|-2
~, same|28|24
~, so|-11|0
~, still nothing|3|7
~, still x|1|-5
~, still|21|-21
~, the x|14|26
~, then|6|21
~, they|4|4
~, the|23|-8
~, x $|39|-62
~, x ,|22|23
~, x is|10|0
~, x it|32|-16
~, x on|-15|0
~, x x|-23|-21
~, x|63|24
~, you can|-12|0
~, you|-5|2
~? $|-47|0
~ASKED $|0|-15
~ASKED , it|-2|-6
~ASKED , just|-13|-8
~ASKED , no|5|-8
~ASKED , same|0|27
~ASKED , x|26|51
~ASKED ,|6|43
~ASKED ?|-10|0
~ASKED ASKED $|6|24
~ASKED ASKED|8|6
~ASKED NUMBER $|2|-15
~ASKED NUMBER|12|21
~ASKED a x|5|3
~ASKED all|7|-23
~ASKED and ASKED|1|10
~ASKED and it|16|37
~ASKED and x|14|-8
~ASKED and|-12|1
~ASKED any more|20|0
~ASKED any|41|-9
~ASKED are all|8|-14
~ASKED are x|-30|3
~ASKED are|1|-38
~ASKED as|13|10
~ASKED at all|2|12
~ASKED at|-2|22
~ASKED a|11|3
~ASKED back $|4|2
~ASKED back|9|12
~ASKED been x|-40|0
~ASKED been|-40|0
~ASKED but|30|2
~ASKED came|-36|0
~ASKED comes|2|24
~ASKED dead $|3|14
~ASKED dead|5|14
~ASKED does not|-6|-2
~ASKED down|4|-22
~ASKED fine|11|6
~ASKED for|-16|-1
~ASKED from the|3|-24
~ASKED from|4|-24
~ASKED has|-1|19
~ASKED in it|-24|0
~ASKED in|-21|-34
~ASKED is x|43|22
~ASKED is|-9|2
~ASKED it $|-43|-18
~ASKED it is|4|25
~ASKED it x|19|-22
~ASKED it|35|-7
~ASKED just x|8|-5
~ASKED just|9|4
~ASKED like a|7|14
~ASKED like|23|21
~ASKED my|4|-31
~ASKED no|13|-3
~ASKED off|-36|-16
~ASKED of|0|-7
~ASKED on $|7|12
~ASKED on it|-27|4
~ASKED on the|7|1
~ASKED one|39|40
~ASKED on|13|-1
~ASKED out|-26|-22
~ASKED says|15|-15
~ASKED so|-9|0
~ASKED stays|8|-3
~ASKED that|-11|0
~ASKED the ASKED|6|-10
~ASKED the x|-1|33
~ASKED then|6|16
~ASKED there $|5|-5
~ASKED there|-6|-3
~ASKED the|21|-17
~ASKED tight|2|-24
~ASKED to x|22|24
~ASKED to|-15|26
~ASKED up|4|14
~ASKED when|2|4
~ASKED will not|22|17
~ASKED will|52|17
~ASKED with|9|21
~ASKED x $|-21|15
~ASKED x ,|24|4
~ASKED x and|1|35
~ASKED x in|19|-22
~ASKED x is|-30|0
~ASKED x i|8|0
~ASKED x on|0|-15
~ASKED x out|-26|16
~ASKED x up|20|3
~ASKED x when|-23|0
~ASKED x x|2|-27
~ASKED x|9|14
~NUMBER $|34|-6
~NUMBER ,|6|29
~NUMBER ASKED $|-18|5
~NUMBER ASKED|-5|1
~NUMBER TIME $|-11|26
~NUMBER TIME|-1|38
~NUMBER TRIED|12|8
~NUMBER a x|4|13
~NUMBER and|13|-4
~NUMBER are|5|-43
~NUMBER a|5|-21
~NUMBER it|8|19
~NUMBER of|-11|7
~NUMBER x $|37|22
~NUMBER x ,|2|-9
~NUMBER x and|16|-13
~NUMBER x in|-24|0
~NUMBER x of|-21|0
~NUMBER x x|-11|17
~NUMBER x|1|12
~PERSON $|-26|0
~PERSON ,|11|0
~PERSON had it|-19|0
~PERSON had|-19|0
~PERSON x $|18|0
~PERSON x it|-34|0
~PERSON x|-39|25
~PLACE $|-5|-16
~PLACE ,|-8|0
~PLACE ASKED|19|0
~PLACE a x|-15|0
~PLACE a|-21|0
~PLACE the x|-9|-29
~PLACE the|-15|-23
~PLACE x $|-5|9
~PLACE x|-27|9
~TIME , x|17|5
~TIME ,|36|17
~TIME ago $|-15|0
~TIME ago|-25|0
~TIME and it|-7|7
~TIME and|-2|-7
~TIME in|-20|0
~TIME so|9|0
~TIME then|2|4
~TRIED ,|14|-11
~TRIED ASKED|9|7
~TRIED TRIED $|-6|0
~TRIED TRIED|-14|11
~TRIED and it|7|-10
~TRIED and|35|24
~TRIED does|-6|-2
~TRIED in|-15|21
~TRIED is x|-15|0
~TRIED is|-16|39
~TRIED it x|15|1
~TRIED it|24|4
~TRIED on it|-19|0
~TRIED on|-21|-9
~TRIED out|11|14
~TRIED the x|2|7
~TRIED the|4|8
~TRIED up|4|15
~TRIED x $|-3|-13
~TRIED x|-15|70
~^ ASKED ASKED|-11|11
~^ ASKED all|4|2
~^ ASKED and|3|-15
~^ ASKED are|12|-8
~^ ASKED as|2|11
~^ ASKED does|-6|-2
~^ ASKED fine|10|8
~^ ASKED has|-14|0
~^ ASKED is|14|-21
~^ ASKED it|8|-7
~^ ASKED like|7|11
~^ ASKED one|4|15
~^ ASKED on|1|22
~^ ASKED the|9|3
~^ ASKED with|6|8
~^ ASKED x|1|-33
~^ ASKED|7|3
~^ NUMBER ASKED|6|-12
~^ NUMBER of|-21|6
~^ NUMBER x|7|8
~^ NUMBER|27|31
~^ PERSON x|-18|0
~^ PERSON|-64|0
~^ PLACE|17|0
~^ TRIED ,|10|-3
~^ TRIED is|-17|0
~^ TRIED it|18|9
~^ TRIED x|-13|39
~^ TRIED|-12|-25
~^ a ASKED|7|24
~^ a x|27|-18
~^ after|7|11
~^ all ASKED|1|-5
~^ all NUMBER|-14|-2
~^ all the|4|11
~^ all x|24|11
~^ all|24|-3
~^ always x|8|-17
~^ always|12|-18
~^ an|3|5
~^ a|28|21
~^ back|3|8
~^ barely|13|8
~^ been in|4|-23
~^ been|19|-23
~^ bit|-5|11
~^ borrowed|24|6
~^ both ASKED|8|19
~^ both|17|7
~^ bought it|-47|0
~^ bought|-45|9
~^ came|4|30
~^ can not|-10|-18
~^ can|5|2
~^ clean|3|3
~^ comes|15|-2
~^ could be|6|0
~^ could not|-11|0
~^ dead|20|-12
~^ did not|23|-3
~^ did|34|6
~^ do not|-8|0
~^ does not|25|-21
~^ do|-16|0
~^ even|16|2
~^ everything|-17|0
~^ every|11|-6
~^ fine|0|29
~^ full|6|1
~^ goes off|4|-14
~^ goes x|2|-10
~^ goes|21|-26
~^ got it|-12|0
~^ got to|4|5
~^ got|14|-5
~^ had it|6|8
~^ had|21|13
~^ has not|3|-4
~^ has|6|-5
~^ have to|9|20
~^ have|13|17
~^ how do|-12|0
~^ how|-22|0
~^ i ASKED|4|11
~^ i always|-11|0
~^ i am|-8|0
~^ i can|20|5
~^ i have|-8|-28
~^ i never|-25|0
~^ i only|-26|0
~^ i was|-10|0
~^ i x|-20|20
~^ if i|7|13
~^ if|7|13
~^ in|-9|1
~^ it ASKED|3|-26
~^ it came|-32|0
~^ it does|-18|-18
~^ it goes|13|19
~^ it is|-43|39
~^ it just|-8|0
~^ it only|-13|0
~^ it says|-7|0
~^ it was|-6|24
~^ it will|-6|-20
~^ it x|11|1
~^ it|-61|-45
~^ i|-97|-7
~^ just a|7|16
~^ just the|13|-7
~^ just x|6|-21
~^ just|-16|-9
~^ keeps x|7|-9
~^ keeps|12|-28
~^ like a|4|26
~^ like|28|16
~^ makes|5|2
~^ mine is|-21|0
~^ mine|-44|0
~^ my PERSON|-11|4
~^ my x|12|26
~^ my|-26|30
~^ neither|-11|-5
~^ never ASKED|5|-3
~^ never been|8|-1
~^ never x|-48|0
~^ never|-31|-9
~^ new|-8|2
~^ no ,|20|-4
~^ no ASKED|17|10
~^ no it|17|-21
~^ no x|-54|-13
~^ nobody|-16|-5
~^ none of|2|-4
~^ none|13|-7
~^ nope|2|-11
~^ not ASKED|18|10
~^ not a|14|-4
~^ not sure|-9|0
~^ not x|-47|0
~^ not yet|6|0
~^ nothing ASKED|-20|-3
~^ nothing at|4|-2
~^ nothing x|-7|-21
~^ nothing|-20|5
~^ not|23|-19
~^ no|2|-69
~^ one ASKED|-11|11
~^ one of|16|9
~^ one x|5|-28
~^ one|40|-14
~^ only got|-8|0
~^ only the|5|1
~^ only when|14|-45
~^ only x|-11|-15
~^ only|5|-36
~^ on|26|23
~^ other|-6|22
~^ put|15|-9
~^ same ASKED|6|-37
~^ same x|8|25
~^ same|38|-31
~^ says no|17|17
~^ says|26|18
~^ silent|6|-2
~^ solid|-22|1
~^ stays x|6|12
~^ stays|22|-5
~^ still|18|23
~^ the ASKED|-15|0
~^ the PERSON|-9|0
~^ the TRIED|-54|0
~^ there is|-26|44
~^ there|-15|7
~^ they are|-36|-9
~^ they x|-5|16
~^ they|-21|-3
~^ the|-49|0
~^ tight|7|-9
~^ too x|-18|0
~^ took|8|16
~^ too|-12|0
~^ tried|6|5
~^ used|-17|15
~^ was|-3|4
~^ we had|13|4
~^ we have|-22|0
~^ went|17|3
~^ we|-8|6
~^ what is|-21|0
~^ what|-50|0
~^ where is|-15|0
~^ where|-23|0
~^ which ASKED|-12|0
~^ which|-27|0
~^ will not|17|7
~^ will|6|7
~^ works|-4|11
~^ x $|10|49
~^ x ,|12|-18
~^ x ASKED|-29|-10
~^ x NUMBER|14|-10
~^ x TRIED|10|-10
~^ x after|3|23
~^ x all|-6|21
~^ x and|-16|12
~^ x are|-56|13
~^ x as|33|-11
~^ x at|19|16
~^ x a|-13|0
~^ x back|8|-14
~^ x clean|3|-27
~^ x dead|-39|0
~^ x down|-17|2
~^ x even|11|-9
~^ x goes|-21|12
~^ x got|-13|0
~^ x had|9|0
~^ x has|-24|0
~^ x in|-6|27
~^ x is|29|-2
~^ x it|45|-34
~^ x like|9|0
~^ x my|9|-14
~^ x off|23|-23
~^ x of|29|10
~^ x one|-18|6
~^ x on|-5|2
~^ x out|19|26
~^ x them|17|16
~^ x the|14|-25
~^ x to|-8|-8
~^ x up|3|-30
~^ x when|12|-1
~^ x will|-24|0
~^ x with|22|-30
~^ x x|-32|8
~^ x|21|-23
~^ yeah|8|6
~^ yep|5|8
~^ yes x|9|5
~^ yes|21|17
~^ you can|12|12
~^ you could|10|32
~^ you have|21|-10
~^ you x|2|4
~^ you|48|16
~a ASKED $|-26|5
~a ASKED ,|-17|0
~a ASKED x|25|6
~a ASKED|-23|19
~a NUMBER|9|-1
~a PLACE|-16|8
~a TIME $|5|-33
~a TIME|6|-29
~a TRIED $|-29|-16
~a TRIED|-11|-9
~a bit of|-3|13
~a bit x|5|-1
~a bit|12|18
~a few x|17|-3
~a few|17|-2
~a good|2|19
~a new x|7|0
~a new|10|-1
~a x $|-5|-52
~a x ,|-14|24
~a x ASKED|-36|-12
~a x and|19|24
~a x in|38|22
~a x not|8|0
~a x of|50|-26
~a x one|4|-2
~a x on|2|-21
~a x with|13|9
~a x x|-14|-27
~a x|14|7
~about $|25|-2
~about NUMBER x|10|9
~about NUMBER|12|22
~after NUMBER TIME|3|20
~after NUMBER|-4|15
~again $|10|15
~ago $|-15|0
~all $|36|-39
~all ASKED $|22|2
~all ASKED|23|9
~all NUMBER|-14|-42
~all TIME $|-4|17
~all of them|7|-10
~all of|7|-10
~all over $|9|-10
~all over the|8|19
~all over|17|10
~all the time|6|16
~all the|0|15
~all x $|23|-19
~all x ,|21|-15
~all x in|-16|0
~all x up|-5|18
~all x x|-16|7
~all x|23|-5
~always been|4|-3
~always x it|-14|0
~always x|-8|-16
~am not x|-6|0
~am not|-8|0
~am x $|14|0
~am x|10|8
~an TIME|22|18
~an x $|12|-4
~an x x|27|15
~an x|22|3
~and ASKED $|11|-5
~and ASKED x|2|-12
~and ASKED|28|-29
~and a x|-20|4
~and a|-35|4
~and i am|-34|0
~and i have|-21|0
~and it ASKED|1|11
~and it is|-41|19
~and it still|6|-12
~and it was|3|8
~and it x|33|27
~and it|16|12
~and i|-51|11
~and my|-30|0
~and never|8|-9
~and no ASKED|4|11
~and nothing|5|15
~and no|6|31
~and still x|1|-9
~and still|2|-11
~and that|0|6
~and the ASKED|12|-2
~and the x|12|14
~and then|8|4
~and there|7|3
~and they|11|44
~and the|25|-4
~and x $|0|36
~and x ,|-27|9
~and x ASKED|1|9
~and x are|5|7
~and x it|-12|-8
~and x the|5|-10
~and x x|10|-23
~and x|19|47
~any ASKED $|19|0
~any ASKED|13|-3
~any more $|20|4
~any more|20|4
~any x $|-27|0
~any x|-21|-24
~anything $|25|-7
~anything x|-6|0
~are ASKED|-15|0
~are all|37|-20
~are dead|12|0
~are fine|8|2
~are in|0|-9
~are not|-14|0
~are x $|8|22
~are x ,|24|-8
~are x in|-12|0
~are x x|-14|0
~are x|-31|11
~as a x|17|25
~as anything $|5|14
~as anything|6|10
~as a|-10|25
~as i x|7|-4
~as it|7|4
~as i|9|12
~as the x|-20|8
~as the|-1|-9
~as x $|10|-1
~as x as|4|-2
~as x|34|13
~as you like|2|-21
~as you|2|-21
~at NUMBER|-5|-16
~at all $|32|-18
~at all|3|14
~at it $|25|5
~at it|23|6
~at my|-13|0
~at the ASKED|11|1
~at the x|-16|28
~at the|-10|-3
~at work $|-34|0
~at work|-34|0
~at x|10|22
~back $|-27|3
~back in|27|16
~back on|3|19
~back x|10|18
~barely x|17|-1
~be x|-25|0
~been ASKED $|8|0
~been ASKED|16|-1
~been in|18|-17
~been on|9|1
~been x $|-22|-2
~been x|0|-11
~before $|-17|8
~bit of x|17|-14
~bit of|17|-17
~bit x $|-15|0
~bit x|-9|0
~both $|22|0
~both ASKED $|6|6
~both ASKED|17|-11
~both x|17|-18
~bought it x|-38|0
~bought it|-54|-17
~but it|12|10
~but no|44|25
~but the x|-17|10
~but the|-15|38
~but x|-20|-29
~by the x|22|24
~by the|31|1
~by x $|-16|-1
~by x|-20|-23
~came off|-36|0
~came on|29|-4
~came with|16|-16
~came x|-35|0
~can ASKED|31|3
~can hear it|10|5
~can hear|17|5
~can not ASKED|-19|0
~can not TRIED|-6|0
~can not find|-12|0
~can not get|21|0
~can not hear|-17|0
~can not remember|14|0
~can not see|-44|0
~can not tell|-12|0
~can not x|-19|0
~can not|-58|30
~can see|5|10
~can x it|5|-1
~can x|6|15
~clean $|15|-18
~clean ,|4|-37
~clean x|6|-3
~cold $|-7|-43
~come off $|-17|0
~come off|-13|0
~come on|-4|-11
~come out|7|0
~come x|17|9
~comes on|-22|24
~comes up|2|-8
~could be|-12|0
~could not say|-10|0
~could not|19|-9
~could x|10|1
~dead $|-23|25
~dead ,|6|15
~dead as|3|-3
~dead x|7|6
~did $|-8|0
~did it|15|34
~did not know|23|0
~did not|-7|-14
~do it|-28|0
~do i|-12|0
~do not have|-10|0
~do not know|-17|0
~do not want|-9|0
~do not x|39|-2
~do not|6|13
~do you mean|-12|0
~do you|-6|0
~does it $|21|21
~does it|35|15
~does not ASKED|-21|-15
~does not come|13|0
~does not x|26|-17
~does nothing $|2|6
~does nothing|14|-7
~does not|17|-44
~down $|10|0
~down it|2|18
~down the x|9|9
~down there $|21|4
~down there|21|4
~down the|11|14
~down to|-13|0
~dry $|20|-5
~each time|3|-7
~empty $|-1|-9
~even on|16|-15
~even with|9|-6
~even x $|30|-4
~even x|36|-11
~ever $|-18|-3
~ever x|23|0
~every ASKED $|1|-13
~every ASKED|8|-16
~every TIME $|7|2
~every TIME|41|15
~every time|0|16
~every x|25|-13
~everything $|8|-2
~everything x|13|20
~feel it|31|0
~few x|17|-3
~fine $|14|-20
~fine , it|0|6
~fine ,|1|-21
~fine with|1|13
~first $|19|0
~first time|3|3
~for NUMBER TIME|-2|-8
~for NUMBER|-2|-8
~for TIME $|-12|0
~for TIME|7|0
~for a x|17|-11
~for a|17|3
~for it|-14|5
~for my x|-18|0
~for my|-18|0
~for x|33|-15
~found it|-21|0
~from the x|8|-17
~from the|21|-24
~from x to|40|-1
~from x|1|6
~full $|5|3
~full of x|-19|0
~full of|-16|2
~full x|4|21
~get the|16|0
~get to it|-15|0
~get to|-15|0
~go $|16|32
~go x|11|12
~goes $|18|-1
~goes in $|6|0
~goes in|17|-6
~goes off|11|-14
~goes on|6|10
~goes x x|12|24
~goes x|14|12
~got a x|16|3
~got a|17|4
~got it $|13|0
~got it|3|6
~got no x|-12|0
~got no|-20|0
~got one|-9|0
~got the one|-12|0
~got the x|-13|0
~got the|-21|0
~got to|4|5
~got x|-26|23
~had a x|13|4
~had a|-13|16
~had it x|22|-4
~had it|-24|-3
~had the x|-18|0
~had the|-20|-12
~hard $|-11|0
~has a x|-7|-2
~has a|-36|3
~has not got|-11|0
~has not|-10|-4
~has x $|33|3
~has x|23|6
~have a ASKED|-13|0
~have a x|6|0
~have a|-9|0
~have not got|-15|0
~have not x|30|0
~have not|-19|0
~have no|7|0
~have only|-24|0
~have to x|17|5
~have to|21|8
~have x $|27|0
~have x it|-24|0
~have x|12|-4
~hear it x|13|16
~hear it|16|17
~here $|-28|0
~hot $|-25|0
~how do|-12|0
~i ASKED it|13|8
~i ASKED the|6|4
~i ASKED|10|13
~i TRIED $|4|-10
~i TRIED it|3|5
~i TRIED the|3|5
~i TRIED|10|-1
~i always|-11|0
~i am not|-8|0
~i am x|10|8
~i am|-20|-2
~i can ASKED|16|-10
~i can not|-38|0
~i can see|7|9
~i can|18|11
~i could not|7|0
~i could|29|10
~i did|7|0
~i do not|-18|0
~i do|28|8
~i get|16|17
~i got it|-27|0
~i got|-36|0
~i had|29|-4
~i have not|-19|0
~i have no|14|0
~i have only|-17|0
~i have x|-22|6
~i have|-24|15
~i know|-7|0
~i never x|27|0
~i never|-22|0
~i only x|-13|0
~i only|-26|0
~i put|11|-8
~i think $|7|0
~i was|-11|0
~i will|-10|0
~i x $|-6|-49
~i x it|13|-9
~i x on|26|28
~i x the|-27|17
~i x|18|32
~if i x|13|16
~if it|-17|0
~if i|24|23
~in $|7|9
~in ,|13|-35
~in ASKED|2|-11
~in NUMBER $|4|-8
~in NUMBER|14|8
~in TIME $|7|-9
~in TIME|11|-10
~in a x|-16|-8
~in and it|-12|-24
~in and|-2|-21
~in a|-16|-19
~in it $|22|-7
~in it is|10|3
~in it|10|4
~in my x|5|14
~in my|23|18
~in one|-3|3
~in that|37|-1
~in the ASKED|-9|-15
~in the PLACE|13|-16
~in the TIME|-8|-5
~in the x|-23|16
~in there $|8|33
~in there|-1|25
~in the|-8|-9
~in with|-25|0
~in x $|-10|16
~in x x|-35|17
~in x|-32|46
~into the|3|-22
~is $|-15|-21
~is ,|9|0
~is ASKED $|13|-16
~is ASKED|12|31
~is NUMBER|-49|3
~is PLACE the|12|0
~is PLACE|-15|0
~is TRIED|7|2
~is a ASKED|13|-6
~is a x|28|-7
~is all x|-72|7
~is all|-38|14
~is always|-11|1
~is an x|-5|4
~is an|-6|4
~is a|3|-17
~is been x|10|7
~is been|-3|15
~is dry|2|11
~is fine $|3|-26
~is fine|4|17
~is full|-26|0
~is got a|24|9
~is got no|-12|0
~is got x|-11|0
~is got|-19|9
~is in a|-11|0
~is in the|-40|10
~is in|2|17
~is it|-19|0
~is just x|11|-1
~is just|-33|-26
~is like|7|2
~is my PERSON|-11|0
~is my|2|8
~is no ASKED|-2|-5
~is no TRIED|-7|0
~is no x|-20|0
~is not ASKED|3|-3
~is not x|-22|24
~is nothing|2|-11
~is not|15|8
~is no|-29|-5
~is off $|-9|0
~is off|-4|11
~is on a|-15|0
~is one of|-24|0
~is one x|14|0
~is one|-6|-11
~is only|4|-6
~is on|1|32
~is silent $|8|-16
~is silent|8|-16
~is so|19|0
~is still|13|-5
~is stuck|-39|-8
~is that|-39|0
~is the ASKED|1|10
~is the same|6|17
~is the x|0|-40
~is there|-1|-8
~is the|-2|-20
~is too x|-21|0
~is too|-22|0
~is up|-16|-15
~is x $|-34|-36
~is x ,|20|54
~is x all|31|-28
~is x and|-52|-10
~is x at|-24|0
~is x a|11|-1
~is x from|17|13
~is x in|-13|-18
~is x on|-22|0
~is x out|9|0
~is x to|-6|0
~is x up|-13|0
~is x with|-18|0
~is x x|-19|34
~is x|-17|12
~it $|23|-7
~it , it|-26|0
~it , no|16|-2
~it , still|0|-17
~it , x|5|-18
~it ,|9|-51
~it ASKED $|9|16
~it ASKED x|-10|-39
~it ASKED|-19|-3
~it all x|1|-20
~it all|-16|-23
~it and it|10|-10
~it and x|-17|0
~it and|-20|9
~it at|-14|1
~it a|11|19
~it back|1|9
~it before|-28|0
~it came with|34|-17
~it came|-5|-9
~it comes on|-26|0
~it comes|-9|8
~it did|8|0
~it does nothing|-7|-2
~it does not|21|-20
~it does|-3|5
~it down|6|-5
~it every TIME|18|5
~it every|19|-1
~it for|30|0
~it goes $|4|-24
~it goes|22|2
~it has not|-8|0
~it in x|12|0
~it in|9|27
~it is ASKED|13|0
~it is NUMBER|-22|0
~it is PLACE|19|0
~it is TRIED|8|1
~it is all|-16|39
~it is always|-13|1
~it is an|-30|0
~it is a|-15|-19
~it is been|-5|14
~it is full|-27|0
~it is got|-9|9
~it is in|7|22
~it is just|6|-26
~it is like|7|2
~it is not|20|7
~it is off|10|13
~it is one|4|-14
~it is only|9|-6
~it is on|-2|16
~it is so|19|0
~it is still|10|-4
~it is the|39|-31
~it is too|-19|0
~it is x|-16|-8
~it is|37|-10
~it just x|3|5
~it just|35|-8
~it last TIME|-15|-3
~it last|-14|-5
~it like x|0|-7
~it like|-8|8
~it never|19|0
~it off $|12|0
~it off x|-16|0
~it off|-28|14
~it on $|-6|0
~it on the|6|11
~it only|-13|0
~it on|-26|14
~it out|3|-33
~it says|4|17
~it so|-22|0
~it still x|3|-12
~it still|7|-16
~it the|-29|0
~it up $|10|0
~it up|7|-2
~it used|31|0
~it was in|2|30
~it was x|-2|13
~it was|8|39
~it went $|19|7
~it went|16|8
~it will not|7|19
~it will|7|17
~it without|-16|0
~it with|15|30
~it would|33|0
~it x $|-3|18
~it x ,|20|28
~it x and|17|-18
~it x in|18|-12
~it x on|-8|-19
~it x the|14|13
~it x to|9|0
~it x up|34|-21
~it x x|3|5
~it x|53|16
~its x|25|4
~just ASKED|-25|11
~just a x|11|0
~just as x|3|-19
~just as|5|-39
~just a|13|2
~just the one|-7|-5
~just the x|-2|6
~just the|1|-24
~just x $|11|-10
~just x|51|-23
~keeps x|9|-7
~know $|-30|0
~knows $|-14|0
~last TIME $|13|11
~last TIME ,|-15|0
~last TIME|-3|11
~like $|-8|0
~like a x|27|36
~like a|29|4
~like it is|12|-9
~like it|13|-10
~like that $|11|0
~like that|6|0
~like x $|33|-5
~like x|49|3
~long $|-6|0
~long x|-27|0
~loose $|21|-9
~me $|-29|0
~me to|-13|0
~mine $|-17|0
~mine is|-28|0
~more $|20|5
~my ASKED|-21|0
~my PERSON ,|9|0
~my PERSON ASKED|8|0
~my PERSON x|-13|5
~my x $|-7|37
~my x ,|-13|0
~my x and|-5|13
~my x are|-11|0
~my x off|23|12
~my x on|-14|0
~my x x|34|-27
~my x|28|34
~need to|-12|0
~neither ,|-8|0
~never ASKED $|8|-3
~never ASKED it|-24|-1
~never ASKED|3|-6
~never been ASKED|8|0
~never been x|11|-1
~never been|12|-3
~never x $|54|-23
~never x it|-18|0
~never x|15|-8
~new $|7|-36
~new one|12|-1
~new x ,|1|10
~new x|-8|10
~no $|5|22
~no ,|23|15
~no ASKED $|36|-21
~no ASKED ,|1|-5
~no ASKED at|-10|15
~no ASKED in|-27|0
~no ASKED no|8|-1
~no ASKED on|-33|-4
~no ASKED to|-22|0
~no ASKED x|25|-10
~no ASKED|9|2
~no TRIED $|10|10
~no TRIED|23|-3
~no idea|-7|0
~no it is|17|-20
~no it|18|-24
~no x $|-3|-8
~no x ,|39|9
~no x at|24|-5
~no x of|7|0
~no x on|-56|0
~no x to|-21|0
~no x x|-17|-1
~no x|-58|23
~nobody x it|11|14
~nobody x|-4|14
~none of them|6|-4
~none of|2|-4
~not $|-16|7
~not ASKED $|-7|-1
~not ASKED ,|16|-3
~not ASKED at|8|-3
~not ASKED|-13|-28
~not TRIED it|-6|0
~not TRIED|40|15
~not a x|19|-1
~not a|19|-2
~not been|-4|-2
~not come off|-16|0
~not come out|6|0
~not come|-9|2
~not even|38|-25
~not get|20|0
~not got|-27|0
~not go|24|9
~not have a|-15|0
~not have|-22|0
~not hear|-17|0
~not in|13|0
~not move $|9|0
~not move|7|0
~not one|33|12
~not open|-20|0
~not remember|14|0
~not say|-9|0
~not see|-62|0
~not sure what|-10|0
~not sure|-22|0
~not take|7|0
~not tell|-16|0
~not tried|-11|0
~not turn|-1|11
~not want to|-9|0
~not want|-9|0
~not x $|8|-43
~not x ,|-17|0
~not x at|14|-27
~not x it|22|9
~not x on|-9|0
~not x x|-16|0
~not x|-9|38
~not yet|6|0
~nothing $|50|13
~nothing ,|2|-27
~nothing ASKED|-20|-3
~nothing at all|4|-3
~nothing at|5|-5
~nothing in|9|-2
~nothing on|8|11
~nothing x $|15|-9
~nothing x|14|-44
~now $|-67|22
~of ASKED $|-6|11
~of ASKED|-18|21
~of NUMBER|18|24
~of a|7|-24
~of it $|13|6
~of it|-7|-28
~of the ASKED|0|8
~of the x|-16|10
~of them $|3|3
~of them x|-13|-5
~of them|22|-3
~of the|-5|-12
~of those x|27|0
~of those|10|-2
~of x $|20|3
~of x|-7|-6
~off $|-7|-23
~off ,|-2|-15
~off and|-6|-23
~off at the|-10|0
~off at|-26|0
~off a|-40|0
~off in|28|17
~off it $|16|13
~off it|28|22
~off on|8|0
~off the x|7|15
~off the|2|5
~off x $|-14|0
~off x|-45|0
~ok $|10|-12
~ok ,|6|38
~old $|20|-39
~old x $|5|-1
~old x x|6|0
~on $|2|-22
~on ASKED|19|-2
~on NUMBER|9|41
~on TIME $|-7|8
~on TIME|1|8
~on a x|13|7
~on all|-8|2
~on and|-25|-24
~on at all|-30|0
~on at|-71|0
~on a|23|5
~on for|-7|0
~on it $|-15|8
~on it ,|-30|0
~on its x|16|15
~on its|16|15
~on it|-19|-21
~on mine $|-26|0
~on mine|19|0
~on my x|-9|-7
~on my|-8|-4
~on off|7|0
~on so|-6|0
~on that|-15|-3
~on the ASKED|23|10
~on the PLACE|-20|0
~on the same|3|-15
~on the x|6|-32
~on there|-10|0
~on the|11|16
~on x $|-21|12
~on x|12|-13
~once it|2|-29
~one $|-33|-12
~one , it|-6|0
~one ,|-23|3
~one ASKED $|-11|-28
~one ASKED x|6|0
~one ASKED|-24|-10
~one TRIED $|-9|0
~one TRIED|-7|0
~one in|-5|4
~one is $|-9|-21
~one is x|5|-17
~one is|26|49
~one it came|22|-5
~one it|22|-6
~one of them|8|4
~one of the|5|18
~one of|18|8
~one thing|-12|0
~one with|-10|0
~one x $|-10|-31
~one x x|31|-4
~one x|-24|-41
~only $|-19|27
~only ASKED|12|-27
~only a x|3|-3
~only a|-16|-16
~only ever x|37|0
~only ever|25|0
~only got|-30|0
~only one|-42|0
~only the x|3|-3
~only the|2|6
~only when|19|-45
~only x $|-15|0
~only x|-48|-17
~open $|-6|0
~other x|3|23
~our x|-6|0
~out $|10|19
~out ,|-11|-2
~out and|7|-5
~out of it|-14|0
~out of the|15|-22
~out of|-17|1
~out the x|20|12
~out the|22|13
~out x|-3|6
~over $|-8|30
~over it $|-16|0
~over it|-6|1
~over the x|8|-8
~put it|3|-26
~quiet $|5|20
~really x|-8|0
~same $|9|19
~same ASKED|7|-38
~same as|-12|0
~same x $|6|-13
~same x x|4|-8
~same x|17|-16
~say $|-8|0
~says NUMBER|8|-31
~says no x|4|4
~says no|6|-1
~says x|10|-5
~see $|-13|0
~see it|31|0
~see that|-19|0
~see x|46|20
~silent $|9|-17
~since $|-14|46
~since NUMBER $|7|17
~since NUMBER|7|33
~since TIME $|13|-4
~since TIME|4|-34
~since last TIME|5|11
~since last|5|11
~so $|9|0
~so can not|-6|0
~so can|-6|0
~so i can|-8|0
~so it|11|0
~so i|-15|0
~so x $|-18|0
~so x|-18|0
~solid $|9|-5
~solid ,|27|-8
~solid x|7|5
~some x|-1|20
~sound $|9|-15
~stays off|6|0
~stays x $|2|-5
~stays x|-4|-6
~still $|4|32
~still nothing $|3|4
~still nothing|4|3
~still on|6|23
~still the|9|-19
~still x $|27|-44
~still x|33|-50
~stuck $|8|-9
~sure what|-10|0
~tell you|-18|0
~that $|19|1
~that ,|-21|0
~that ASKED|-6|36
~that i can|5|-4
~that is x|-11|-6
~that is|28|-20
~that x $|-59|37
~that x x|44|0
~that x|-5|17
~the ASKED $|-9|-8
~the ASKED ,|23|-12
~the ASKED ASKED|-10|0
~the ASKED and|1|6
~the ASKED are|-6|-3
~the ASKED has|11|0
~the ASKED in|10|1
~the ASKED is|-11|-15
~the ASKED x|-11|5
~the ASKED|26|29
~the NUMBER x|39|-20
~the NUMBER|42|-24
~the PERSON x|-19|0
~the PERSON|-13|2
~the PLACE $|-23|-19
~the PLACE x|-24|0
~the PLACE|-29|6
~the TIME $|-10|0
~the TIME|17|-13
~the TRIED and|1|6
~the TRIED is|-11|0
~the TRIED out|10|0
~the TRIED x|2|12
~the TRIED|24|3
~the back $|-32|0
~the back|-8|-13
~the first|18|0
~the lot|24|-36
~the one ASKED|-10|0
~the one it|22|-6
~the one x|-35|0
~the other|3|6
~the same $|7|9
~the same x|4|-38
~the same|-4|-43
~the time $|-9|10
~the time|6|16
~the x $|-45|12
~the x ,|-10|-48
~the x ASKED|16|2
~the x PLACE|-50|3
~the x TRIED|6|18
~the x and|-6|-1
~the x are|7|0
~the x at|-26|0
~the x goes|-21|0
~the x has|40|0
~the x in|-24|16
~the x is|-35|-2
~the x it|26|-44
~the x i|-7|-4
~the x off|13|0
~the x of|-22|0
~the x one|31|-28
~the x on|2|-6
~the x so|-6|0
~the x that|32|28
~the x with|-7|22
~the x x|-9|65
~the x|18|40
~them $|16|1
~them x $|-16|-3
~them x x|-17|0
~them x|-32|-5
~then $|-16|0
~then it|10|18
~then x $|11|35
~then x|26|45
~there $|39|15
~there ,|-9|-13
~there and|4|9
~there is an|24|9
~there is a|37|2
~there is no|-29|-5
~there is x|-6|15
~there is|-13|13
~there was|3|-24
~there x|-10|10
~they ASKED|-15|-4
~they all|4|-6
~they are x|-13|20
~they are|-22|10
~they do not|14|0
~they do|14|0
~they just|7|2
~they x $|5|12
~they x|2|20
~thing $|-31|0
~thing x|8|0
~think $|7|0
~those x|27|0
~tight $|8|1
~tight ,|2|39
~tight as|9|-11
~till i|27|-25
~time $|10|-6
~to $|26|0
~to ASKED $|17|-7
~to ASKED|-8|-28
~to NUMBER|5|-39
~to be x|-29|0
~to be|-10|4
~to get|-37|0
~to it $|-13|11
~to it|8|19
~to me $|-25|0
~to me|-30|0
~to see|-6|0
~to the PLACE|-34|0
~to the x|20|-3
~to the|-7|-7
~to try|-20|0
~to x $|-28|6
~to x ,|12|9
~to x it|11|26
~to x|-2|-9
~too $|65|-33
~too hot|-11|0
~too x for|-16|0
~too x to|-29|0
~too x|-66|0
~took a x|11|1
~took a|11|1
~tried the|3|-22
~turn it|6|2
~up $|2|7
~up ,|-2|16
~up at the|11|0
~up at|-12|3
~up down|10|26
~up in the|2|15
~up in|5|22
~up like|3|-29
~up on|-11|0
~up to|-8|-11
~up x $|3|7
~use it|-9|0
~used it|-37|11
~used to|61|10
~using it|-10|0
~want to|6|0
~was $|-12|-9
~was ASKED|13|0
~was a x|5|12
~was a|11|12
~was in|2|23
~was my|14|0
~was not|-14|0
~was on|-48|0
~was x|11|-21
~we had a|14|2
~we had|16|4
~we have|-21|0
~went $|19|7
~went in|16|-14
~went x|12|29
~wet x|-5|17
~what is a|-8|0
~what is|-26|0
~what it is|-11|0
~what it|14|0
~when i TRIED|3|-8
~when i got|-39|0
~when i x|40|5
~when it is|4|-20
~when it x|-5|-5
~when it|-1|-28
~when i|35|13
~when you|-30|0
~where is the|-15|0
~where is|-17|0
~where it x|-5|-2
~where it|12|-2
~where the x|20|47
~where the|16|46
~which ASKED|-14|0
~which is|-8|0
~while x $|-13|0
~while x|-13|0
~who knows $|-14|0
~who knows|-21|0
~will not ASKED|6|-9
~will not TRIED|39|0
~will not come|-30|0
~will not open|-19|0
~will not x|-18|18
~will not|-19|6
~with $|2|-11
~with a x|-5|-3
~with a|2|5
~with it $|2|-5
~with it|9|-19
~with my x|19|-5
~with my|19|-5
~with nothing|8|13
~with no|0|14
~with one|-13|0
~with the x|-30|-1
~with the|-23|4
~with x $|-38|-7
~with x|-19|11
~without x|-24|0
~work $|-38|0
~would not x|-13|0
~would not|-5|-20
~x $|37|-20
~x , ASKED|25|4
~x , NUMBER|-23|0
~x , TRIED|8|42
~x , and|5|6
~x , can|-9|0
~x , it|22|13
~x , i|-44|0
~x , just|37|3
~x , nothing|22|-15
~x , not|-16|0
~x , no|-18|-10
~x , same|3|-13
~x , still|1|18
~x , they|6|0
~x , the|17|0
~x , x|15|14
~x ,|4|58
~x ASKED $|44|-6
~x ASKED ,|3|14
~x ASKED and|-4|-11
~x ASKED in|-11|0
~x ASKED is|8|8
~x ASKED it|-4|14
~x ASKED on|14|17
~x ASKED the|2|5
~x ASKED x|-9|30
~x ASKED|38|47
~x NUMBER $|19|23
~x NUMBER x|-21|-1
~x NUMBER|9|21
~x PERSON|20|0
~x PLACE $|23|-4
~x PLACE the|-43|0
~x PLACE|-43|-15
~x TIME $|2|-28
~x TIME|14|-29
~x TRIED|10|17
~x a x|8|11
~x about|-3|-14
~x after NUMBER|-11|0
~x after|-8|14
~x all TIME|11|-16
~x all over|5|-2
~x all the|21|12
~x all x|12|-16
~x all|45|-3
~x an x|4|-11
~x and ASKED|5|9
~x and a|15|2
~x and it|-7|15
~x and i|-42|-5
~x and never|13|-9
~x and the|27|30
~x and x|-8|-26
~x and|49|-11
~x an|1|-19
~x are x|-2|7
~x are|-75|29
~x as anything|2|12
~x as a|-18|26
~x as it|1|8
~x as i|3|-16
~x as|19|-2
~x at all|50|-34
~x at the|4|27
~x at|28|-26
~x a|14|36
~x back $|9|37
~x back|36|13
~x been|37|0
~x be|9|-24
~x bit|12|0
~x both|6|-5
~x but no|44|24
~x but the|12|0
~x but|25|14
~x by the|14|-10
~x by x|-18|0
~x by|-11|-37
~x clean|17|-20
~x cold $|8|-31
~x cold|9|-29
~x comes|5|-2
~x dead|-28|-40
~x did|15|0
~x do not|27|24
~x does nothing|-23|-3
~x does|-30|2
~x down $|-17|4
~x down the|7|8
~x down|-2|20
~x do|42|36
~x dry|7|-9
~x even|21|-11
~x every TIME|7|17
~x every|15|29
~x fine|3|6
~x for TIME|-4|4
~x for a|5|-13
~x for it|-12|0
~x for|-34|-1
~x from the|-6|5
~x from x|6|0
~x from|3|8
~x full|8|5
~x go $|7|20
~x goes in|7|-1
~x goes x|-23|-8
~x goes|-25|21
~x got|14|17
~x go|29|25
~x had|-20|-3
~x has a|-14|0
~x has x|16|14
~x has|-20|20
~x have|-30|0
~x here $|-7|0
~x here|-19|0
~x how|-5|1
~x i can|11|0
~x i do|7|2
~x i x|2|-18
~x if|8|-22
~x in $|8|3
~x in ,|15|-17
~x in and|4|4
~x in a|0|-37
~x in it|14|-4
~x in there|6|35
~x in the|13|32
~x in with|-25|0
~x in x|-49|-8
~x into the|11|0
~x into|7|-3
~x in|-17|16
~x is x|-8|-3
~x is|-52|27
~x it ,|14|-36
~x it all|-3|-20
~x it and|-11|17
~x it a|11|0
~x it down|6|-8
~x it goes|2|9
~x it in|-4|38
~x it is|24|-22
~x it like|9|6
~x it on|-47|0
~x it out|-9|-3
~x it up|-11|8
~x it x|7|-39
~x it|-8|34
~x i|59|-15
~x just x|6|13
~x just|-31|7
~x last TIME|7|22
~x last|7|25
~x like a|4|-2
~x like x|31|0
~x like|39|10
~x me|-37|9
~x my x|21|-2
~x new|2|9
~x no ASKED|-10|0
~x now $|-25|0
~x now|-20|4
~x no|-10|13
~x of ASKED|-7|16
~x of it|15|0
~x of the|-26|-10
~x of x|23|9
~x off $|-4|35
~x off and|0|-22
~x off it|16|13
~x off the|27|9
~x off|17|69
~x of|51|36
~x ok $|8|-18
~x ok|-16|-18
~x on $|-32|-9
~x on and|-10|0
~x on a|23|17
~x on it|13|-40
~x on the|5|5
~x on x|-6|-5
~x one $|-11|0
~x one ,|-13|0
~x one is|-4|-17
~x one x|-3|-7
~x one|-18|-10
~x only $|-21|0
~x only|-34|0
~x on|8|1
~x or|3|9
~x out $|-10|40
~x out x|8|2
~x out|33|17
~x over $|-23|24
~x over it|-15|-5
~x over|-38|20
~x says|-7|0
~x since|8|-18
~x so i|-8|0
~x solid|21|-5
~x some|-7|0
~x so|-26|0
~x stays|1|-35
~x still|2|-10
~x that is|22|-29
~x that x|26|40
~x that|-20|18
~x the ASKED|-26|0
~x the PLACE|6|0
~x the TRIED|-4|-11
~x the same|8|-19
~x the x|39|-20
~x them $|7|3
~x them|23|16
~x then|7|-18
~x there $|-22|30
~x there|25|23
~x the|27|-23
~x thing $|-30|0
~x thing|-12|-17
~x to ASKED|17|-10
~x to it|23|24
~x to the|-7|-18
~x to x|18|13
~x too $|24|-15
~x too|24|-15
~x to|20|-25
~x up $|1|9
~x up ,|5|12
~x up at|-16|0
~x up to|-8|-11
~x up x|-3|-4
~x up|42|40
~x was|-7|4
~x went|-45|0
~x what|32|0
~x when it|4|-27
~x when i|17|41
~x when|-1|21
~x where the|11|42
~x where|33|25
~x will not|-27|0
~x will|-27|0
~x with a|-9|4
~x with it|10|-24
~x with my|13|-30
~x with the|13|18
~x with|2|-12
~x x $|15|15
~x x ,|-11|-3
~x x ASKED|77|-15
~x x NUMBER|-44|0
~x x all|13|10
~x x and|22|-32
~x x as|-23|0
~x x a|9|10
~x x by|-15|12
~x x comes|1|-6
~x x down|12|21
~x x from|9|-26
~x x in|-20|25
~x x is|-30|-7
~x x it|-44|-3
~x x i|21|-1
~x x now|-6|0
~x x off|27|-2
~x x one|6|32
~x x on|7|4
~x x out|2|21
~x x over|-43|0
~x x so|-11|0
~x x the|-24|11
~x x to|-26|-8
~x x up|32|8
~x x when|13|10
~x x with|15|-28
~x x x|20|41
~x x|4|12
~x yes|4|36
~yes $|12|6
~yes ,|4|41
~yes x|9|5
~yet $|-32|0
~you can|4|26
~you could|12|32
~you have to|21|-12
~you have|21|-12
~you like|2|-21
~you mean|-19|0
~you x it|-13|-10
~you x|-10|-3
~your x|4|6
`;
