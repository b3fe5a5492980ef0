// A table that a script writes, one line a sign.
/* oxlint-disable max-lines */
/**
 * What each sign of an answer is worth for its settling anything, and for its settling it by a yes, in
 * hundredths of logarithms of odds. Written by `npm run fit:answers -- --write`, which fits them to
 * answers written for it.
 */
export const answerWeights = `
$|7|-11
, ASKED|27|0
, NUMBER|-7|-17
, TRIED|14|41
, all|-11|1
, always|12|-3
, and|15|2
, but|7|28
, dead $|5|-3
, dead|11|-5
, even|12|-16
, it is|-1|24
, it just|34|-16
, it|13|5
, i|-16|-10
, just|14|-10
, never|6|15
, no ASKED|-5|14
, no TRIED|6|0
, nothing|26|-20
, not|-5|-6
, only|32|-4
, same $|1|9
, same|26|21
, so|-6|0
, still nothing|3|7
, still|10|-22
, then|7|22
, they|3|5
, the|16|-13
, you can|-12|0
, you|-6|1
,|2|-63
= like +|37|37
= like -|76|-34
= like|-14|74
= means +|51|-44
= means -|50|-10
= means|7|8
= phrases +|89|13
= phrases -|100|-40
= phrases|12|39
= said +|113|73
= said -|108|-105
= said|-2|90
= sayings +|87|9
= sayings -|149|-56
= sayings|24|77
= states +|89|24
= states -|100|-51
= states|13|51
= well +|69|-30
= well -|44|-24
= well|52|-12
? $|-44|0
?|-68|0
ASKED $|-2|-19
ASKED , it|-11|-2
ASKED , just|-9|-10
ASKED , no|8|-11
ASKED , same|0|26
ASKED ,|2|38
ASKED ?|-13|0
ASKED ASKED $|5|20
ASKED ASKED|19|11
ASKED NUMBER $|1|-22
ASKED NUMBER|11|12
ASKED all|7|-19
ASKED and ASKED|2|5
ASKED and it|14|37
ASKED and|-23|15
ASKED any|23|5
ASKED are all|11|-18
ASKED are|1|-29
ASKED as|14|8
ASKED at all|5|9
ASKED at|-2|18
ASKED a|8|3
ASKED back $|3|3
ASKED back|11|10
ASKED but|25|4
ASKED came|-37|0
ASKED come|7|0
ASKED dead $|4|15
ASKED dead|5|15
ASKED down|6|-28
ASKED fine|9|22
ASKED for|-16|-1
ASKED from the|4|-25
ASKED from|4|-25
ASKED has|-1|19
ASKED in it|-25|0
ASKED in the|4|-5
ASKED in|-13|-14
ASKED is|2|11
ASKED it $|-44|-24
ASKED it|35|-18
ASKED just|10|-3
ASKED like a|7|14
ASKED like|23|15
ASKED looks|5|13
ASKED no ASKED|6|0
ASKED no|15|-3
ASKED off|-31|-31
ASKED of|1|-6
ASKED on it|-32|2
ASKED on the|10|-4
ASKED one|41|35
ASKED on|1|19
ASKED out $|20|0
ASKED out|-5|-11
ASKED so|-14|0
ASKED stays|10|-4
ASKED straight|-19|3
ASKED the ASKED|9|-12
ASKED there $|7|-5
ASKED there|-2|-4
ASKED the|19|-28
ASKED tight|2|-27
ASKED to|-16|21
ASKED up|4|12
ASKED when|2|5
ASKED will not|23|0
ASKED will|23|0
ASKED with|2|11
ASKED|11|-2
NUMBER $|38|-11
NUMBER ,|4|21
NUMBER ASKED $|-18|8
NUMBER ASKED|-9|-11
NUMBER TIME $|-3|9
NUMBER TIME|4|21
NUMBER TRIED|9|4
NUMBER and|7|4
NUMBER are|2|-30
NUMBER a|5|15
NUMBER of|-6|7
NUMBER way|10|1
NUMBER|66|72
PERSON $|-23|0
PERSON ,|11|0
PERSON had it|-22|0
PERSON had|-22|0
PERSON|-98|49
PLACE $|-2|-17
PLACE ,|-8|0
PLACE a|-19|0
PLACE the|-10|-28
PLACE|-51|22
TIME $|10|5
TIME ,|38|14
TIME ago $|-16|0
TIME ago|-25|0
TIME and it|1|13
TIME and|6|-2
TIME in|-18|0
TIME|64|19
TRIED $|5|3
TRIED ,|15|-13
TRIED ASKED|5|5
TRIED TRIED $|-9|0
TRIED TRIED|-15|0
TRIED and it|6|-7
TRIED and|26|27
TRIED does|-4|-2
TRIED in|-8|22
TRIED is|-18|31
TRIED it|29|18
TRIED on it|-20|0
TRIED on|-22|-9
TRIED out|9|14
TRIED that|7|0
TRIED the|3|9
TRIED up|4|14
TRIED|-20|16
^ ASKED ,|2|4
^ ASKED ASKED|15|6
^ ASKED and|3|-20
^ ASKED are|12|1
^ ASKED has|-17|0
^ ASKED is|5|-9
^ ASKED it|8|-4
^ ASKED like|8|10
^ ASKED looks|5|13
^ ASKED one|4|11
^ ASKED on|1|19
^ ASKED with|7|10
^ ASKED|13|1
^ NUMBER ASKED|6|-19
^ NUMBER of|-15|8
^ NUMBER|25|26
^ PERSON|-67|0
^ TRIED ,|14|-6
^ TRIED is|-10|0
^ TRIED it|9|15
^ TRIED|-22|-28
^ a ASKED|4|19
^ after|8|11
^ all NUMBER|-13|-2
^ all the|5|5
^ all|15|0
^ always|13|-18
^ an|3|5
^ a|22|14
^ been in|4|3
^ been|19|-6
^ bit|2|10
^ black|-3|-26
^ borrowed|12|4
^ both ASKED|8|11
^ both|13|11
^ bought it|-44|0
^ bought|-42|10
^ came|8|30
^ can not|-18|-11
^ can|-2|8
^ could be|6|0
^ could not|-10|0
^ dead|21|-10
^ did not|22|-3
^ did|30|4
^ do not|-6|0
^ does not|16|-17
^ does|-8|-18
^ do|-15|0
^ dropped it|5|3
^ dropped|5|4
^ even|17|2
^ everything|-16|0
^ every|4|-7
^ fine|0|22
^ goes off|2|-14
^ goes|17|-20
^ got it|-11|0
^ got to|5|5
^ got|9|-4
^ green|23|11
^ had|27|7
^ has not|2|-4
^ has|6|-5
^ have to|9|23
^ have|12|19
^ how do|-13|0
^ how|-24|0
^ i ASKED|5|11
^ i always|-11|0
^ i am|-8|0
^ i can|18|3
^ i have|-13|-28
^ i never|-19|0
^ i only|-20|0
^ i was|-10|0
^ id|4|10
^ if i|8|11
^ if|8|11
^ in|-10|8
^ it ASKED|6|-8
^ it came|-30|0
^ it does|-27|-9
^ it goes|16|19
^ it has|6|0
^ it is|-47|31
^ it just|-6|0
^ it only|-15|0
^ it says|-6|0
^ it was|-3|8
^ it will|-19|0
^ it|-57|-32
^ i|-96|6
^ just a|4|17
^ just the|15|-8
^ just|-17|-9
^ keeps|12|-30
^ kettle|7|3
^ lamp|7|-1
^ left it|8|5
^ left one|9|-3
^ left|17|14
^ like a|5|21
^ like|20|23
^ little|7|6
^ loads of|-7|3
^ loads|-7|3
^ looks|20|22
^ lost the|-25|0
^ lost|-58|0
^ makes|7|2
^ mine is|-21|0
^ mine|-40|0
^ my PERSON|-10|6
^ my|-24|33
^ neither|17|-5
^ never been|6|-1
^ never|-35|-7
^ new|-13|2
^ nice|6|29
^ no ,|23|-3
^ no ASKED|-11|16
^ no it|24|-22
^ nobody|-15|-3
^ none of|2|-4
^ none|5|-5
^ nope|3|-13
^ not ASKED|17|11
^ not a|16|1
^ not sure|-7|0
^ nothing ASKED|-16|-3
^ nothing at|4|-3
^ nothings|8|-63
^ nothing|-20|6
^ not|7|-9
^ no|-15|-66
^ on the|3|3
^ one ASKED|4|9
^ one of|16|8
^ one|48|-4
^ only ever|-8|0
^ only got|-11|0
^ only when|2|-40
^ only|16|-28
^ on|26|27
^ other|-3|24
^ puddle|5|5
^ pulled|1|18
^ put|16|-9
^ ran|11|-37
^ right|15|-8
^ runs|12|-15
^ same ASKED|6|-36
^ same|38|-34
^ sat|8|18
^ says no|18|17
^ says|25|28
^ screen is|8|0
^ screen|-27|0
^ silent|7|-2
^ sits|17|-44
^ smooth|12|18
^ solid|-18|1
^ spins|5|10
^ stays|17|1
^ steady|2|-15
^ still|12|29
^ swapped|1|10
^ the ASKED|-15|8
^ the TRIED|-37|0
^ there is|-23|31
^ there|-14|2
^ they are|-33|-4
^ they|-16|0
^ the|-39|-2
^ tiny|21|26
^ took|8|17
^ too|-6|0
^ totally|14|-1
^ tried|8|1
^ used|-24|16
^ we had|7|3
^ went|19|8
^ we|-9|6
^ what is|-13|0
^ what|-42|0
^ where is|-15|0
^ where|-22|0
^ which|-23|0
^ will not|10|6
^ will|2|6
^ works|-1|10
^ yeah|11|9
^ yep|7|10
^ yes|28|26
^ you can|12|11
^ you have|18|-5
^ you|48|28
^|7|-11
a ASKED $|-20|4
a ASKED ,|-11|0
a ASKED|-38|-3
a NUMBER|11|17
a PLACE|-18|5
a TIME $|2|-40
a TIME|3|-35
a TRIED $|-29|-20
a TRIED|-20|-8
a big|15|-2
a bit of|-2|15
a bit|11|20
a few|17|-3
a good|3|15
a little|19|-6
a second|8|-51
a sec|1|10
about $|29|-8
about NUMBER|13|22
about|40|45
across|1|-29
after NUMBER|-10|-3
after|5|34
again $|28|16
against|11|-1
again|26|16
ago $|-16|0
ago|-25|0
air|17|5
all $|29|-40
all ASKED|23|17
all NUMBER|-13|-32
all TIME $|-3|7
all along|11|-18
all over $|5|-13
all over the|5|10
all over|11|-1
all the ASKED|3|-3
all the time|8|13
all the way|1|-7
all the|3|11
all|48|-17
along $|22|-4
along|25|-31
already|22|0
always|-5|-19
am not|-9|0
amp|-32|0
am|-23|-1
an TIME|22|18
an inch|15|19
and ASKED $|6|12
and ASKED|23|-20
and a|-24|3
and i am|-37|0
and i have|-19|0
and it ASKED|1|10
and it is|-7|16
and it still|6|-13
and it was|2|13
and it|37|8
and i|-58|12
and my|-33|0
and never|5|-9
and nothing|5|12
and no|7|22
and still|1|-12
and that|5|7
and the ASKED|3|-4
and then|4|-3
and they|4|24
and the|17|-10
and tight|1|-5
and|85|37
any ASKED $|19|0
any ASKED|13|-4
any more $|21|0
any more|21|0
anything $|24|2
anything|-9|-15
anywhere $|5|-1
anywhere|14|-1
any|9|-23
an|48|19
apart|5|-1
are ASKED|-16|0
are all|21|-22
are dead|24|-4
are fine|4|2
are not|-11|0
are|-91|-79
arm $|-12|0
arm|-8|-42
as anything $|3|11
as anything|5|6
as a|-6|25
as ever $|0|-9
as ever|0|-9
as it|6|6
as i|10|9
as the|-1|-8
as well $|3|-17
as well|3|-17
as you like|2|-25
as you|2|-25
ask|-18|0
as|63|-39
at all $|23|-16
at all|-6|15
at it|23|14
at the ASKED|7|0
at the bottom|-8|3
at the|-21|11
at|-10|50
away $|16|7
away|22|32
a|-3|45
back $|-10|-3
back on|5|18
back|37|2
bad $|7|0
bad|7|0
bag|-36|0
bang|20|16
barely|19|3
bars|12|-6
batteries|-39|0
battery|-46|-3
been ASKED $|7|0
been ASKED|14|-2
been in|17|5
been on|7|1
been|28|7
before $|-15|6
before|2|8
bend|7|0
bent|2|10
be|-12|9
big ASKED|8|10
big|33|22
bit of|24|-17
bits|-12|3
bit|1|-12
black $|-4|-8
black|36|-53
blank $|9|-21
blank|9|-23
blinks|3|15
blows|2|-8
blue|6|-5
bolt|6|-17
bone dry|3|-11
bone|3|-11
borrowed|8|4
both $|20|0
both ASKED $|6|6
both ASKED|18|-19
both ways|12|9
both|27|-51
bottom $|27|5
bottom|9|14
bought it|-52|-17
bought|-32|-19
box|-31|3
brand new|2|8
brand|2|8
bright|8|0
broken|-16|0
broke|-28|8
brown|16|15
budge|6|8
built in|-8|0
built|-16|0
bulb|-50|0
burning|3|-3
but it|11|7
but no|48|25
but the|-16|41
buttons|-82|0
button|-32|0
but|52|147
by the|26|1
cable $|12|-42
cable|12|-63
came off|-35|0
came on|28|-3
came with|18|-17
came|12|17
can ASKED|29|11
can hear it|11|5
can hear|17|6
can not ASKED|-20|0
can not get|12|0
can not remember|16|0
can not see|-37|0
can not tell|-7|0
can not|-60|28
can see|6|10
can|0|72
card in the|11|0
card in|11|0
card|4|17
case|-6|0
catches|6|-7
cat|7|0
cd|-7|4
chalky|4|7
changed|11|9
clean $|16|-16
clean ,|4|-29
cleaned it|-17|-1
cleaned|-17|-1
clean|35|-50
clear $|21|-30
clear|22|-37
clunks|13|17
cold $|5|-50
cold|-3|-55
come on|-18|-2
come out|12|0
comes on|-17|21
comes up|2|-10
comes|36|21
come|-17|24
coming|30|2
cordless|-54|0
corner $|29|9
corner|30|10
could be|-11|0
could not say|-10|0
could not|21|-7
could|10|1
covered in|-17|0
covered|-24|0
cover|-17|0
cracked|-10|-1
crackles|5|-4
cuts|11|-11
cut|-35|3
dark $|4|-15
dark|-49|-19
dead $|-22|21
dead ,|3|11
dead|25|-5
deep|38|-33
denied 0 absence|-2|-11
denied 0 does0|3|17
denied 0 does1|12|-25
denied 0 have0|-17|5
denied 0 have1|-16|21
denied 0 is0|13|20
denied 0 is1|32|-28
denied 0 other1|-10|13
denied 0 presence|4|5
denied 0 was0|2|17
denied 0 was1|-43|-16
denied 0 you0|1|-13
denied 0 you1|11|1
denied 0 |5|-2
denied 1 absence|4|42
denied 1 does0|-27|-8
denied 1 does1|-62|1
denied 1 have0|51|-24
denied 1 have1|58|4
denied 1 is0|-21|7
denied 1 is1|4|31
denied 1 other1|-13|-7
denied 1 presence|-5|-38
denied 1 was0|-11|-8
denied 1 was1|23|14
denied 1 you0|9|-7
denied 1 you1|-12|-1
denied 2 absence|18|-8
denied 2 does0|16|-21
denied 2 does1|13|31
denied 2 is0|26|-18
denied 2 is1|-30|0
denied 2 presence|4|4
denied 2 was1|8|-2
denied 2 you0|-13|0
denied 2 |22|-4
desk $|-14|0
desk|-4|20
dial|6|0
did $|-9|0
did it|13|36
did not know|22|0
did not|-6|-13
did|29|-15
died $|5|6
died|7|2
dies|3|-12
digital|-34|0
display|-96|0
do $|7|0
do it|-30|0
do i|-10|0
do not have|-11|0
do not know|-15|0
do not want|-9|0
do not|8|8
do you mean|-13|0
do you|-6|0
does it $|16|24
does it|32|17
does not ASKED|-20|-16
does nothing $|5|6
does nothing|15|-6
does not|9|-41
does|12|21
doing|17|0
done|6|0
door|-21|0
dough|4|7
down $|14|-1
down it|2|22
down there $|16|4
down there|16|4
down the|12|13
down to|-12|0
down|28|59
do|-60|0
dropped it|8|3
dropped|21|-4
drops|16|20
drop|9|-3
drum $|12|4
drum|-5|4
dry $|6|10
dry ,|2|-4
dry|11|27
each time|4|-9
each|8|-3
ear|-4|3
easily|2|-5
echo false false absence|3|11
echo false false does0|22|26
echo false false have0|10|-2
echo false false have1|-7|5
echo false false is0|-1|52
echo false false is1|8|20
echo false false other1|-34|-1
echo false false presence|1|-19
echo false false was0|-10|-25
echo false false was1|-5|-28
echo false false you0|22|-28
echo false false you1|-10|-15
echo false false |3|-8
echo false true absence|0|24
echo false true does0|-38|-20
echo false true does1|-2|21
echo false true have0|16|-3
echo false true have1|41|-4
echo false true is0|-1|-6
echo false true is1|-12|-5
echo false true presence|20|-35
echo false true was0|18|-2
echo false true you0|17|-4
echo false true you1|-24|14
echo false true |19|-11
echo true false absence|23|-6
echo true false does0|-44|-15
echo true false does1|6|-15
echo true false have0|6|-14
echo true false have1|16|22
echo true false is0|34|-36
echo true false is1|6|0
echo true false other1|8|8
echo true false presence|-26|14
echo true false was0|-13|37
echo true false was1|-13|26
echo true false you0|-43|11
echo true false you1|18|-10
echo true false |-9|8
echo true true does0|54|-3
echo true true does1|-42|0
echo true true is0|-14|0
echo true true presence|20|7
echo true true |14|1
edge $|11|54
edge|11|56
either $|15|-6
either|19|-8
electric|-13|0
else|-56|0
empty $|0|-11
empty|2|-11
end $|36|-34
end|41|-15
enough to|-10|0
enough|-27|0
even on|17|-16
even with|11|-4
even|62|-56
ever $|-16|-10
every ASKED|1|20
every TIME $|7|-2
every TIME|41|7
everything $|7|-2
everything|-25|16
everywhere $|-11|-15
everywhere|-41|-15
every|85|-18
ever|-15|-6
face|1|-45
far|-21|0
feel it|36|0
feel|34|0
fell|-17|-47
few|17|-3
filled|-15|0
find|-8|0
fine $|11|-29
fine , it|0|35
fine ,|1|26
fine with|1|12
fine|33|49
finger $|10|-13
finger|13|-18
firm|7|-33
first $|18|0
first no|-1|-79
first null|5|14
first time|4|4
first yes|12|51
first|27|4
fixed|-16|0
flat|-4|-72
flex|51|-24
flops|12|12
flush|15|-9
for NUMBER TIME|-4|-7
for NUMBER|-4|-7
for TIME $|-9|0
for a sec|1|10
for a|20|4
for it|-12|4
forgot|44|31
form does0|-6|-12
form does1|-25|8
form have0|33|-19
form have1|51|22
form is0|17|10
form is1|6|15
form other1|-24|6
form was0|-6|7
form was1|-12|-4
form you0|-2|-22
form you1|-7|0
for|8|-8
found it|-19|0
found|-14|9
free|2|-4
fresh|2|4
from the|21|-20
from|37|7
front $|7|0
front|4|18
full $|6|0
full of|-15|1
full|-21|24
gave it|-6|-8
gave|-13|-8
get a|7|0
get the|21|0
get to it|-15|0
get to|-15|0
gets|49|9
get|4|32
glass is|-17|0
glass|-24|17
glows|2|-16
glued|-24|-33
go $|12|20
goes $|11|-3
goes in $|10|-5
goes in|22|-11
goes off|6|-14
goes round|2|-29
goes|52|21
going|21|26
gone $|25|-17
gone|-57|17
good|10|11
got a|17|3
got it $|18|0
got it|7|9
got no|-21|0
got one|-10|0
got the|-26|0
got to|5|5
got|-62|15
go|4|45
grand|33|9
green|28|18
grips|10|-52
had a|-8|16
had it|-13|-11
had the|-16|-11
had|-13|2
halfway|8|22
hand $|-11|0
handle|-12|20
hands|38|0
hand|-25|-1
hanging|9|8
hard $|-10|0
hard to|-6|0
hardly|40|22
hard|-1|-14
has a|-38|-2
has not got|-11|0
has not|-7|-5
has|-50|-2
have a ASKED|-10|0
have a|-7|0
have been|-7|0
have gone|34|-8
have not got|-16|0
have not|-19|0
have no|7|0
have only|-29|0
have to|19|13
have|-39|9
hear it|18|18
hear|-5|18
here $|-13|0
here|-61|0
he|-51|0
high|6|-24
hinge|9|13
hit|-21|0
hold it|11|67
hold|35|80
hole $|22|1
holes|16|-16
hole|27|4
holiday|-19|0
home|-23|0
hot $|-23|0
hot|-2|10
house $|-32|0
house|-52|2
how do|-13|0
how|-50|-1
i ASKED it|10|9
i ASKED the|8|3
i ASKED|11|12
i TRIED $|4|-8
i TRIED it|2|5
i TRIED the|2|5
i TRIED|8|0
i always|-11|0
i am not|-9|0
i am|-18|-1
i can ASKED|15|-12
i can not|-37|0
i can see|9|9
i can|17|5
i could not|6|0
i could|28|7
i did|-6|0
i do not|-17|0
i do|31|7
i get|16|15
i got it|-18|0
i got|-29|0
i had|21|-4
i have not|-20|0
i have no|14|0
i have only|-18|0
i have|-17|7
i hold|2|19
i know|-11|0
i lean on|7|8
i lean|7|8
i only|-21|0
i push it|1|-5
i push|5|1
i put|4|-2
i touch|3|-34
i was|-13|0
i wiggle|0|6
i will|-13|0
ice|12|23
idea|-7|0
id|-10|10
if it|-10|0
if i|22|20
if|10|20
in $|-2|32
in ,|7|-36
in ASKED|-2|-14
in NUMBER $|3|-11
in NUMBER|15|4
in TIME $|7|-10
in TIME|12|-7
in and it|1|-25
in and|14|-24
in a|-15|-5
in it $|17|-5
in it is|7|3
in my|18|13
in that|32|22
in the ASKED|-1|-21
in the PLACE|7|-19
in the TIME|-8|-4
in the house|9|0
in the middle|31|6
in there $|9|36
in there|1|28
in the|-8|-13
in with|-25|0
inch|15|-23
into the|7|-20
into|-32|1
is $|-11|-6
is ASKED $|10|-19
is ASKED|10|26
is NUMBER|-47|0
is PLACE the|11|0
is PLACE|-13|0
is TRIED|8|3
is a ASKED|0|-12
is all|-21|11
is always|-11|2
is an|-15|-1
is a|2|-13
is been|-4|24
is built|-11|0
is clear $|15|-16
is clear|17|-16
is fine $|5|-27
is fine|6|2
is full|-25|0
is gone|15|0
is got a|25|6
is got no|-13|0
is got|-19|10
is hanging|9|5
is in a|-11|0
is in the|-36|6
is in|5|16
is it|-18|0
is just|-31|-26
is like|6|4
is my PERSON|-11|0
is my|1|6
is never|9|-2
is no ASKED|7|-5
is no TRIED|-8|0
is not ASKED|8|-2
is nothing|5|-12
is not|23|6
is no|-26|-5
is on a|-16|0
is one of|-25|0
is one|-8|-11
is only|1|-10
is on|-3|32
is silent $|6|-16
is silent|6|-16
is so|18|0
is still|11|-4
is stuck|-37|-14
is that|-35|0
is the ASKED|6|23
is the same|7|17
is too|-21|0
is up|-16|0
is|-32|-19
it $|23|-12
it , it|-19|0
it , no|11|-3
it ,|1|-44
it ASKED $|7|3
it ASKED|-14|2
it all TIME|8|-2
it all|-6|-29
it and it|8|-12
it and|-21|7
it at|-17|0
it a|5|2
it before|-26|0
it came with|34|-18
it came|-5|-8
it comes on|-22|0
it comes|-4|9
it did|8|0
it does nothing|-5|-2
it does not|12|-19
it does|-5|6
it down|9|-3
it every TIME|19|2
it every|20|-4
it for|26|0
it goes $|2|-27
it goes|24|-4
it has|8|0
it in the|3|3
it in|2|21
it is ASKED|5|-4
it is NUMBER|-12|0
it is PLACE|20|0
it is TRIED|9|2
it is all|-8|40
it is always|-13|2
it is an|-21|0
it is a|-16|-29
it is been|-7|23
it is built|-11|0
it is full|-26|0
it is gone|11|8
it is got|-11|10
it is in|8|21
it is just|9|-26
it is like|6|3
it is never|9|-2
it is not|21|5
it is off|13|0
it is one|5|-14
it is only|6|-10
it is on|1|18
it is so|18|0
it is still|8|-3
it is the|38|-14
it is too|-18|0
it is|40|-11
it just|33|-13
it last TIME|-11|-2
it last|-11|-4
it like|-4|13
it near the|1|6
it near|1|6
it never|22|0
it off $|13|0
it off|-25|17
it on the|-10|2
it only|-15|0
it on|-38|2
it out $|-17|0
it out|-13|-11
it says|0|8
it should|14|-46
it so|-23|0
it still|8|-16
it takes|-27|0
it the|-25|0
it up $|12|0
it up|8|-10
it used|36|0
it was in|1|31
it was|11|25
it went|-3|5
it will not|-7|0
it will|-7|30
it with|16|35
it would|31|0
its own|25|1
itself $|15|-2
itself|2|-7
its|38|-20
i|-35|42
jack|2|9
jammed|-51|0
just ASKED|-22|9
just as|3|-39
just a|13|0
just the one|-5|-4
just the|4|-24
just|59|-7
keeps|15|-28
keep|10|-29
kettle|9|3
know $|-13|0
know what|-6|0
knows $|-13|0
knows|-22|0
know|-12|25
lamp|20|-4
laptop|-14|-10
last TIME $|4|16
last TIME ,|-16|0
last TIME|-12|16
last|1|-36
later|29|0
lead|-5|-5
lean on|9|9
lean|9|9
leave it|-10|0
leave|-19|0
led|18|-1
left $|8|38
left it|-13|5
left one|10|-2
left|2|23
leg|8|-13
length 0|16|-50
length 1|8|-27
length 2|-34|-12
length 3|0|-21
length 4|2|72
length 5|37|30
level|6|-4
lid|-18|0
life $|16|6
life|30|7
lights|-1|-29
light|-14|-29
like $|-12|0
like a|23|3
like it is|3|8
like it|4|6
like that $|15|-2
like that|9|-2
like|104|17
line|7|0
little red|1|-9
little|51|31
lit|22|33
live|-11|0
loads of|-48|-2
loads|-61|0
lol|-21|0
long $|-7|0
long|-12|2
looked|-10|0
looks|2|48
look|-19|-9
loose $|22|-11
loose|23|-13
lost the|-25|0
lost|-67|-15
lots|17|-26
lot|19|-23
loud|-21|0
lovely|2|-20
low|34|-34
machine|3|-5
mains|-13|0
makes|-10|0
make|-8|-10
manual|-15|0
mark|3|9
matter|35|0
mattress is|-24|0
mattress|-7|0
maybe|-46|0
me $|-32|0
me to|-15|0
meant to|-7|0
meant|-7|0
mean|-23|0
metal|-15|0
me|-100|7
middle of the|15|-9
middle of|17|-9
middle|33|11
might have|-16|0
might|-25|0
mine $|-26|0
mine is|-27|0
mine|-41|0
missing $|-63|-10
missing|-91|-11
moment|-29|0
more $|21|6
more|33|-19
moulded|-12|0
moved|5|21
moves|35|-35
move|-5|1
my ASKED|-24|0
my PERSON ASKED|9|0
my finger|4|-21
my hand $|6|0
my hands|8|0
my hand|6|-1
my nail|23|11
my phone|5|-7
my|-12|53
nail|25|14
nearly|25|16
near|12|8
need to|-10|0
need|-37|0
neither ,|24|0
neither|30|-2
never ASKED it|-10|0
never been ASKED|7|0
never been|6|-3
never|-27|-25
new $|6|-37
new one|7|0
new|7|-28
next to it|13|12
next to|19|3
next|-8|-8
nice and|1|18
nicely|1|5
nice|6|24
no $|6|0
no ,|24|13
no ASKED $|44|-27
no ASKED ,|10|-7
no ASKED at|-7|14
no ASKED in|-27|0
no ASKED no|10|-1
no ASKED on|-32|-5
no ASKED to|-18|0
no TRIED $|7|12
no TRIED|23|-2
no idea|-7|0
no it is|23|-19
no it|25|-23
no light|-1|8
no sound|6|0
nobodys|-10|3
nobody|-28|14
none of|2|-4
none|9|-16
nope|3|-13
normal|-23|-22
not $|-17|10
not ASKED ,|20|-2
not ASKED at|6|-3
not ASKED|4|-30
not TRIED|43|13
not a ASKED|-10|0
not a|12|5
not been|-5|-3
not budge|5|7
not come on|-18|0
not come out|11|0
not come|-15|9
not even|16|-19
not get|17|0
not got|-27|0
not go|23|11
not have a|-9|0
not have|-19|0
not hold it|8|0
not hold|20|0
not move $|7|0
not move|6|0
not one|37|7
not open|-20|0
not remember|16|0
not run|-10|0
not say|-6|0
not see|-55|0
not sure what|-12|0
not sure|-22|0
not tell|-12|0
not tried|-9|0
not turn|-9|17
not want to|-9|0
not want|-9|0
nothing $|50|11
nothing ,|2|-28
nothing ASKED|-15|-3
nothing at all|4|-3
nothing at|5|-5
nothing in|10|-2
nothing on|9|11
nothings|9|-70
nothing|67|-16
not|-55|20
now $|-62|24
now|-13|75
no|10|-19
numbers|35|42
of ASKED $|-5|11
of ASKED|-17|20
of a|7|-28
of it $|10|-3
of it|-21|-14
of the ASKED|1|9
of them|24|-3
of the|-7|-11
of those|9|-3
off $|-11|-15
off ,|-2|-17
off and|-1|-17
off at the|-12|0
off at|-12|0
off in|29|20
off it|11|11
off on|10|0
off the|7|1
off|-72|-4
of|2|4
ok $|10|-13
ok ,|7|39
ok|-5|25
old $|2|-27
old|4|-3
on $|-8|-21
on ASKED|16|-2
on NUMBER|8|35
on TIME $|-13|1
on TIME|-6|2
on and|-19|-30
on at all|-36|0
on at|-36|0
on a|31|0
on for|-9|0
on it $|-15|8
on it ,|-39|0
on its own|15|14
on its|15|14
on it|-19|-21
on mine $|-21|0
on mine|20|0
on my|-13|-7
on off|7|0
on that|-11|-3
on the ASKED|14|8
on the PLACE|-20|0
on the same|2|-20
on the|25|11
once $|6|0
once|-15|-45
one $|-40|-16
one ,|-23|0
one ASKED $|-16|0
one ASKED|-16|-8
one TRIED $|-10|0
one TRIED|-9|0
one is $|-7|-6
one is|25|43
one it came|20|-4
one it|21|-4
one of them|10|1
one of the|5|20
one of|18|5
one thing|-13|0
one with|-10|0
one|7|-41
only $|-16|25
only ASKED|10|-24
only a|-17|-18
only ever|18|0
only got|-34|0
only have|-7|0
only one|-34|0
only when|9|-41
only|-69|-28
on|18|17
open|-36|5
orange|39|7
or|32|-2
other|-5|28
our|10|0
out $|2|21
out ,|-10|-4
out and|7|-5
out of it|-11|1
out of the|12|-22
out of|-18|-7
out the|5|39
out|25|20
over $|1|23
over it $|-11|0
over it|-6|3
over the|0|-9
overnight|-34|9
over|1|19
own|-5|-57
packed|-11|0
panel|-19|0
perfect $|6|-18
perfect|9|-19
petrol|-42|0
phone|8|-30
piece|13|0
pins|18|6
pin|15|-22
pipe|24|33
plays|14|-32
play|14|41
plug $|-11|0
plugged in $|6|2
plugged in|8|3
plugged|-6|6
plug|-60|-9
popped|9|32
pops|8|13
pop|15|0
press it|7|4
press|-41|3
puddle|6|-5
pulled|6|30
pull|-16|8
push it|1|-6
push|4|-2
put|18|30
quiet $|6|17
quiet|16|-13
ran|8|-29
read no|40|-96
read null|-58|5
read yes|43|92
really|-16|-6
red|29|-13
remember|16|0
remote|-20|0
right $|-3|-11
right now $|-22|0
right now|-22|0
right up|4|-16
right|39|-16
ring|17|-10
rinsed|20|10
ripped|10|12
rock solid|12|-6
rock|18|7
room|-5|-3
round $|8|1
round round $|1|-7
round round|1|-6
round the|40|13
round|59|-34
runs off|-8|21
runs|-42|-8
run|-39|-2
said|-17|0
same $|6|16
same ASKED|6|-36
same as|-10|0
same|55|-55
sat|21|21
say $|-7|0
says NUMBER|6|-12
says no|6|-3
says|16|9
say|-18|0
screen $|21|0
screen is|9|0
screen|-13|-51
sealed|-34|0
second|16|-68
sec|1|10
see $|-11|0
see it|35|0
see that|-20|0
see|1|46
set it|-7|0
setting|-10|0
set|14|-15
sheet|16|-25
shelf|10|-13
she|20|0
short|-23|-18
should|17|-55
shut $|-74|0
shut|-50|-7
side $|-5|3
silent $|7|-17
silent|30|-29
since $|-11|34
since NUMBER|4|23
since TIME $|11|-4
since TIME|11|-32
since|4|24
single|-7|0
sink|8|0
sits|47|-72
sit|-1|-33
slow $|8|9
slow|10|-2
smooth|18|-3
snapped $|-18|26
snapped off|1|22
snapped|-13|16
so $|13|0
so i can|-8|0
so it|10|0
so i|-14|0
socket|-34|0
solid $|11|-5
solid ,|15|-3
solid|-16|12
something|-42|10
some|-5|24
soon as|4|-20
soon|4|-20
sort of|8|30
sort|9|31
sound $|4|-4
sounds|10|-11
sound|15|-6
so|-104|25
speed|-7|0
spins|21|6
spin|-16|29
split|10|-2
spotless|12|-9
spot|5|-23
springs|20|-19
squeeze|14|18
stairs|-18|0
starts|5|18
start|11|0
stays off|8|0
stays|36|-35
stay|12|-18
steady|10|-14
sticks|4|-14
stiff|10|-1
still $|5|34
still nothing $|3|3
still nothing|4|2
still on|5|19
still|68|-47
stinks|7|4
stone cold|6|-24
stone|7|-40
stood|10|-16
stop $|15|-54
stopped|7|15
stops|-6|-28
stop|22|-2
straight out|-3|23
straight|38|-34
stuck $|8|-15
stuck|-34|4
stuff|8|4
sure what|-12|0
sure|-22|0
swapped|10|12
switch|-3|-5
tablet|2|-7
taken|-8|0
takes|-78|11
take|12|-12
tap|-11|0
tell you|-19|0
tells nothing|-204|-15
tell|-31|0
that $|11|5
that ,|-22|0
that ASKED|-5|35
that i can|4|-5
that is|22|-28
that|-62|50
the ASKED $|-20|-1
the ASKED ASKED|-12|0
the ASKED and|2|5
the ASKED are|-7|0
the ASKED has|15|0
the ASKED in|5|4
the ASKED is|-9|-15
the ASKED|12|23
the NUMBER|41|-29
the PERSON|-11|2
the PLACE $|-15|-18
the PLACE|-31|2
the TIME $|-11|0
the TIME|16|-18
the TRIED $|2|11
the TRIED and|0|7
the TRIED is|-14|0
the TRIED|30|-10
the back|14|5
the bottom $|27|5
the bottom|9|9
the box|-14|0
the corner|28|11
the desk $|-14|0
the desk|-13|0
the door|19|0
the end|7|2
the first|19|0
the flex|26|10
the front $|7|0
the front|5|13
the handle|5|18
the jack|2|9
the lead|-3|-23
the left|14|-28
the light|-26|0
the little|3|16
the lot|22|-36
the middle of|16|-3
the middle|31|6
the moment|-29|0
the one ASKED|-14|0
the one it|21|-4
the one|-9|-5
the other|2|6
the plug|5|3
the right|2|38
the same $|5|7
the same|-7|-43
the side $|-10|0
the side|-10|2
the time $|-7|10
the time|8|13
the top|21|-14
the tv|-41|0
the way|1|-7
the whole|-3|-20
the wire|2|19
them $|15|12
them|58|-1
then $|-16|0
then it|7|6
then|30|13
there $|33|1
there ,|-7|-14
there and|4|3
there is a|37|15
there is no|-26|-5
there is|-6|12
there was|3|-20
there|21|14
they ASKED|-15|-1
they are|-31|0
they do not|15|0
they do|15|0
they just|6|2
they|-20|-12
the|15|17
thing $|-28|0
things|-31|0
thing|-5|38
this|-46|20
those|-6|-3
through $|29|-30
through the|-28|-10
through|20|0
tight $|8|-2
tight as|7|-9
tight|23|4
till i|16|-7
till|22|-39
time $|-4|-6
time no|3|-72
time null|-3|21
time yes|39|34
times|-26|3
time|31|2
tiny|-17|34
tip|28|0
to ASKED $|13|-16
to ASKED|-14|-36
to NUMBER|5|-41
to be|-10|2
to get|-36|0
to it $|-16|8
to it|5|19
to me $|-28|0
to me|-32|0
to the|5|-3
to touch|-9|0
to try|-20|0
too $|54|-29
took a|13|0
took|-8|29
too|-10|-22
top|13|-9
totally|14|-1
touched it $|12|-5
touched it|13|-5
touched|19|-29
touch|-33|-39
to|-48|13
tried the|4|-24
tried|5|-33
try|-25|0
turn it|8|-17
tv|-44|0
twice|54|2
twist|2|-9
unchanged $|8|-4
unchanged|19|-18
up $|-3|18
up ,|-3|12
up and|3|-13
up at|-15|1
up down|12|28
up in the|2|13
up in|6|19
up like|2|-30
up on|-11|0
up to|-7|-14
upstairs|22|54
up|41|22
usb|-28|0
use it|-7|0
used it|-35|15
used to|63|10
used|-15|39
uses|-10|0
use|-29|-6
v|12|-51
want to|8|0
warm|2|-23
was $|-13|0
was a|11|-9
was in|1|24
was my|14|0
was not|-15|0
was on|-34|0
was|29|-13
water $|3|6
water|-6|20
way $|5|7
way ,|3|-13
ways|12|9
way|16|-4
we had|11|3
we have|-19|0
weak|2|-39
wedged|-19|0
wee|23|8
well $|3|-17
well|9|-15
went|4|14
were|-25|0
wet|16|24
we|-32|13
what is a|-8|0
what is|-19|0
what it is|-15|0
what it|12|0
whatever i do|10|0
whatever i|23|-6
whatever|22|-7
whatsoever $|43|-6
whatsoever|43|-6
what|-34|-26
when i TRIED|2|-7
when i got|-30|0
when i lean|7|8
when i wiggle|0|6
when it is|3|-15
when it|-3|-20
when i|35|15
when you|-24|0
when|24|-5
where is the|-15|0
where is|-16|0
where it|10|0
where the|15|43
wherever i|10|-3
wherever|10|-3
where|9|9
which is|-8|0
which|-49|4
while|6|10
whirrs|37|16
whirr|29|0
white|6|-16
who knows $|-13|0
who knows|-22|0
whole|-6|-24
who|-25|0
wiggle the|0|6
wiggle|0|6
will not ASKED|7|-7
will not TRIED|41|0
will not come|-28|0
will not open|-20|0
will not turn|-17|0
will not|-8|12
will|-29|11
windows|-13|-59
wiped|7|-17
wire $|3|8
wired|-16|0
wire|-12|15
with $|-12|0
with it $|2|-4
with it|8|-17
with my|16|-3
with nothing|10|13
with no|-1|10
with one|-10|0
with the|-30|-9
without|-40|29
with|10|44
wobbles|4|7
wooden|14|0
wood|9|2
word|3|-16
work $|-29|0
works|10|13
work|-39|5
worn|-12|0
worse|3|4
would not|-4|-23
would|-82|-25
wound|5|24
wrapped|-33|0
yeah|16|17
yep|7|10
yes $|12|7
yes|44|40
yet $|-26|-1
yet|-43|-1
you can|6|19
you could|15|34
you have to|19|-9
you have|19|-9
you like|2|-25
you mean|-23|0
your|11|-2
you|19|-17
~, ASKED x|-7|2
~, ASKED|27|0
~, NUMBER x|13|0
~, NUMBER|-7|-17
~, TRIED|14|41
~, all|-11|1
~, always|12|-3
~, and|15|2
~, but|7|28
~, dead $|5|-3
~, dead|11|-5
~, even|12|-16
~, i x|-10|-6
~, it is|-1|24
~, it just|34|-16
~, it x|-15|0
~, it|13|5
~, i|-16|-10
~, just|14|-10
~, never x|5|15
~, never|6|15
~, no ASKED|-5|14
~, no TRIED|6|0
~, no x|-3|-6
~, nothing|26|-20
~, not|-5|-6
~, only|32|-4
~, same $|1|9
~, same x|3|-4
~, same|26|21
~, so|-6|0
~, still nothing|3|7
~, still x|1|-8
~, still|10|-22
~, the x|4|25
~, then|7|22
~, they|3|5
~, the|16|-13
~, x $|32|-12
~, x ,|12|6
~, x is|9|0
~, x it|22|-21
~, x on|-15|0
~, x x|-18|-25
~, x|48|14
~, you can|-12|0
~, you|-6|1
~? $|-44|0
~ASKED $|-2|-19
~ASKED , it|-11|-2
~ASKED , just|-9|-10
~ASKED , no|8|-11
~ASKED , same|0|26
~ASKED , x|28|44
~ASKED ,|2|38
~ASKED ?|-13|0
~ASKED ASKED $|5|20
~ASKED ASKED|19|11
~ASKED NUMBER $|1|-22
~ASKED NUMBER|11|12
~ASKED a x|5|4
~ASKED all|7|-19
~ASKED and ASKED|2|5
~ASKED and it|14|37
~ASKED and x|15|-13
~ASKED and|-23|15
~ASKED any|23|5
~ASKED are all|11|-18
~ASKED are x|-31|4
~ASKED are|1|-29
~ASKED as|14|8
~ASKED at all|5|9
~ASKED at|-2|18
~ASKED a|8|3
~ASKED back $|3|3
~ASKED back|11|10
~ASKED but|25|4
~ASKED came|-37|0
~ASKED come|7|0
~ASKED dead $|4|15
~ASKED dead|5|15
~ASKED down|6|-28
~ASKED fine|9|22
~ASKED for|-16|-1
~ASKED from the|4|-25
~ASKED from|4|-25
~ASKED has x|-7|0
~ASKED has|-1|19
~ASKED in it|-25|0
~ASKED in the|4|-5
~ASKED in|-13|-14
~ASKED is x|36|19
~ASKED is|2|11
~ASKED it $|-44|-24
~ASKED it x|18|-22
~ASKED it|35|-18
~ASKED just x|7|-12
~ASKED just|10|-3
~ASKED like a|7|14
~ASKED like|23|15
~ASKED no ASKED|6|0
~ASKED no|15|-3
~ASKED off|-31|-31
~ASKED of|1|-6
~ASKED on it|-32|2
~ASKED on the|10|-4
~ASKED one|41|35
~ASKED on|1|19
~ASKED out $|20|0
~ASKED out|-5|-11
~ASKED so|-14|0
~ASKED stays|10|-4
~ASKED the ASKED|9|-12
~ASKED the x|-5|14
~ASKED there $|7|-5
~ASKED there|-2|-4
~ASKED the|19|-28
~ASKED tight|2|-27
~ASKED to x|20|19
~ASKED to|-16|21
~ASKED up|4|12
~ASKED when|2|5
~ASKED will not|23|0
~ASKED will|23|0
~ASKED with|2|11
~ASKED x $|-18|34
~ASKED x ,|25|-22
~ASKED x and|1|28
~ASKED x is|-34|0
~ASKED x i|9|-1
~ASKED x on|12|-29
~ASKED x out|-26|12
~ASKED x up|21|-3
~ASKED x when|-19|0
~ASKED x x|-3|-39
~ASKED x|20|16
~NUMBER $|38|-11
~NUMBER ,|4|21
~NUMBER ASKED $|-18|8
~NUMBER ASKED|-9|-11
~NUMBER TIME $|-3|9
~NUMBER TIME|4|21
~NUMBER TRIED|9|4
~NUMBER a x|5|7
~NUMBER and|7|4
~NUMBER are|2|-30
~NUMBER a|5|15
~NUMBER of|-6|7
~NUMBER x $|36|38
~NUMBER x ,|3|-9
~NUMBER x and|15|-18
~NUMBER x in|-23|0
~NUMBER x of|-16|0
~NUMBER x x|-4|11
~NUMBER x|6|4
~PERSON $|-23|0
~PERSON ,|11|0
~PERSON had it|-22|0
~PERSON had|-22|0
~PERSON x $|20|0
~PERSON x it|-34|0
~PERSON x|-39|20
~PLACE $|-2|-17
~PLACE ,|-8|0
~PLACE a x|-12|0
~PLACE a|-19|0
~PLACE the x|-7|-28
~PLACE the|-10|-28
~PLACE x $|-4|8
~PLACE x|-25|8
~TIME $|10|5
~TIME , x|19|3
~TIME ,|38|14
~TIME ago $|-16|0
~TIME ago|-25|0
~TIME and it|1|13
~TIME and|6|-2
~TIME in|-18|0
~TRIED $|5|3
~TRIED ,|15|-13
~TRIED ASKED|5|5
~TRIED TRIED $|-9|0
~TRIED TRIED|-15|0
~TRIED and it|6|-7
~TRIED and|26|27
~TRIED does|-4|-2
~TRIED in|-8|22
~TRIED is x|-16|0
~TRIED is|-18|31
~TRIED it x|20|6
~TRIED it|29|18
~TRIED on it|-20|0
~TRIED on|-22|-9
~TRIED out|9|14
~TRIED that|7|0
~TRIED the x|1|8
~TRIED the|3|9
~TRIED up|4|14
~TRIED x|-15|39
~^ ASKED ,|2|4
~^ ASKED ASKED|15|6
~^ ASKED and|3|-20
~^ ASKED are|12|1
~^ ASKED has|-17|0
~^ ASKED is|5|-9
~^ ASKED it|8|-4
~^ ASKED like|8|10
~^ ASKED one|4|11
~^ ASKED on|1|19
~^ ASKED with|7|10
~^ ASKED x|1|6
~^ ASKED|13|1
~^ NUMBER ASKED|6|-19
~^ NUMBER of|-15|8
~^ NUMBER x|6|8
~^ NUMBER|25|26
~^ PERSON x|-29|0
~^ PERSON|-67|0
~^ TRIED ,|14|-6
~^ TRIED is|-10|0
~^ TRIED it|9|15
~^ TRIED x|-16|7
~^ TRIED|-22|-28
~^ a ASKED|4|19
~^ a x|20|-22
~^ after|8|11
~^ all NUMBER|-13|-2
~^ all the|5|5
~^ all x|18|10
~^ all|15|0
~^ always x|10|-17
~^ always|13|-18
~^ an|3|5
~^ a|22|14
~^ been in|4|3
~^ been|19|-6
~^ bit|2|10
~^ borrowed|12|4
~^ both ASKED|8|11
~^ both|13|11
~^ bought it|-44|0
~^ bought|-42|10
~^ came|8|30
~^ can not|-18|-11
~^ can|-2|8
~^ could be|6|0
~^ could not|-10|0
~^ dead|21|-10
~^ did not|22|-3
~^ did|30|4
~^ do not|-6|0
~^ does not|16|-17
~^ does|-8|-18
~^ do|-15|0
~^ even|17|2
~^ everything|-16|0
~^ every|4|-7
~^ fine|0|22
~^ goes off|2|-14
~^ goes|17|-20
~^ got it|-11|0
~^ got to|5|5
~^ got|9|-4
~^ had|27|7
~^ has not|2|-4
~^ has|6|-5
~^ have to|9|23
~^ have|12|19
~^ how do|-13|0
~^ how|-24|0
~^ i ASKED|5|11
~^ i always|-11|0
~^ i am|-8|0
~^ i can|18|3
~^ i have|-13|-28
~^ i never|-19|0
~^ i only|-20|0
~^ i was|-10|0
~^ i x|-8|23
~^ if i|8|11
~^ if|8|11
~^ in|-10|8
~^ it ASKED|6|-8
~^ it came|-30|0
~^ it does|-27|-9
~^ it goes|16|19
~^ it has|6|0
~^ it is|-47|31
~^ it just|-6|0
~^ it only|-15|0
~^ it says|-6|0
~^ it was|-3|8
~^ it will|-19|0
~^ it x|17|-1
~^ it|-57|-32
~^ i|-96|6
~^ just a|4|17
~^ just the|15|-8
~^ just x|8|-20
~^ just|-17|-9
~^ keeps x|6|-8
~^ keeps|12|-30
~^ like a|5|21
~^ like|20|23
~^ makes|7|2
~^ mine is|-21|0
~^ mine|-40|0
~^ my PERSON|-10|6
~^ my x|12|27
~^ my|-24|33
~^ neither|17|-5
~^ never been|6|-1
~^ never x|-45|0
~^ never|-35|-7
~^ new|-13|2
~^ no ,|23|-3
~^ no ASKED|-11|16
~^ no it|24|-22
~^ no x|-57|-16
~^ nobody|-15|-3
~^ none of|2|-4
~^ none|5|-5
~^ nope|3|-13
~^ not ASKED|17|11
~^ not a|16|1
~^ not sure|-7|0
~^ not x|-42|0
~^ nothing ASKED|-16|-3
~^ nothing at|4|-3
~^ nothing x|-4|-23
~^ nothing|-20|6
~^ not|7|-9
~^ no|-15|-66
~^ on the|3|3
~^ one ASKED|4|9
~^ one of|16|8
~^ one x|4|-2
~^ one|48|-4
~^ only ever|-8|0
~^ only got|-11|0
~^ only when|2|-40
~^ only x|-13|-19
~^ only|16|-28
~^ on|26|27
~^ other|-3|24
~^ put|16|-9
~^ same ASKED|6|-36
~^ same x|8|22
~^ same|38|-34
~^ says no|18|17
~^ says|25|28
~^ silent|7|-2
~^ solid|-18|1
~^ stays x|7|10
~^ stays|17|1
~^ still|12|29
~^ the ASKED|-15|8
~^ the TRIED|-37|0
~^ the x|10|-5
~^ there is|-23|31
~^ there|-14|2
~^ they are|-33|-4
~^ they x|-1|14
~^ they|-16|0
~^ the|-39|-2
~^ took|8|17
~^ too|-6|0
~^ tried|8|1
~^ used|-24|16
~^ we had|7|3
~^ went|19|8
~^ we|-9|6
~^ what is|-13|0
~^ what|-42|0
~^ where is|-15|0
~^ where|-22|0
~^ which|-23|0
~^ will not|10|6
~^ will|2|6
~^ works|-1|10
~^ x $|3|22
~^ x ,|-3|-35
~^ x ASKED|-27|13
~^ x NUMBER|14|14
~^ x TRIED|11|-7
~^ x all|8|25
~^ x and|3|18
~^ x are|-38|8
~^ x as|29|-8
~^ x at|14|7
~^ x a|-15|4
~^ x back|9|-8
~^ x clean|3|-29
~^ x dead|-41|0
~^ x down|-17|1
~^ x even|11|-12
~^ x goes|-29|0
~^ x got|-17|0
~^ x had|6|0
~^ x has|-22|0
~^ x in|-6|23
~^ x is|31|-1
~^ x it|30|-49
~^ x like|7|6
~^ x my|0|-20
~^ x off|32|-29
~^ x of|32|12
~^ x one|-15|3
~^ x on|22|-2
~^ x out|19|27
~^ x them|14|14
~^ x the|8|-18
~^ x to|12|-5
~^ x up|2|-7
~^ x when|11|4
~^ x will|-17|0
~^ x with|15|-33
~^ x x|-48|19
~^ x|20|-21
~^ yeah|11|9
~^ yep|7|10
~^ yes x|8|7
~^ yes|28|26
~^ you can|12|11
~^ you have|18|-5
~^ you|48|28
~a ASKED $|-20|4
~a ASKED ,|-11|0
~a ASKED x|7|-5
~a ASKED|-38|-3
~a NUMBER|11|17
~a PLACE|-18|5
~a TIME $|2|-40
~a TIME|3|-35
~a TRIED $|-29|-20
~a TRIED|-20|-8
~a bit of|-2|15
~a bit x|4|-2
~a bit|11|20
~a few x|17|-4
~a few|17|-3
~a good|3|15
~a x $|-3|-55
~a x ,|-22|0
~a x ASKED|-34|4
~a x and|10|27
~a x in|43|9
~a x not|-6|0
~a x of|33|-6
~a x one|-8|0
~a x on|-8|-18
~a x x|8|-37
~about $|29|-8
~about NUMBER x|11|8
~about NUMBER|13|22
~after NUMBER|-10|-3
~again $|28|16
~ago $|-16|0
~all $|29|-40
~all ASKED|23|17
~all NUMBER|-13|-32
~all TIME $|-3|7
~all over $|5|-13
~all over the|5|10
~all over|11|-1
~all the ASKED|3|-3
~all the time|8|13
~all the|3|11
~all x $|14|-13
~all x ,|3|-4
~all x in|-30|0
~all x up|-5|18
~all x x|18|8
~all x|23|-7
~always x it|-12|0
~always x|-4|-16
~am not x|-7|0
~am not|-9|0
~am x $|15|0
~am x|11|7
~an TIME|22|18
~an x $|13|-5
~an x x|29|22
~an x|14|5
~and ASKED $|6|12
~and ASKED x|1|-14
~and ASKED|23|-20
~and a x|-24|3
~and a|-24|3
~and i am|-37|0
~and i have|-19|0
~and it ASKED|1|10
~and it is|-7|16
~and it still|6|-13
~and it was|2|13
~and it x|23|23
~and it|37|8
~and i|-58|12
~and my|-33|0
~and never|5|-9
~and nothing|5|12
~and no|7|22
~and still|1|-12
~and that|5|7
~and the ASKED|3|-4
~and the x|13|17
~and then|4|-3
~and they|4|24
~and the|17|-10
~and tight|1|-5
~and x $|-12|18
~and x ASKED|1|10
~and x are|5|8
~and x it|-13|-6
~and x x|10|5
~and x|23|46
~any ASKED $|19|0
~any ASKED|13|-4
~any more $|21|0
~any more|21|0
~any x $|-23|0
~any x|-19|-24
~anything $|24|2
~anything x|-7|0
~are ASKED|-16|0
~are all|21|-22
~are dead|24|-4
~are fine|4|2
~are not|-11|0
~are x $|2|5
~are x ,|25|-9
~are x x|-16|0
~are x|-37|-6
~as a x|17|25
~as anything $|3|11
~as anything|5|6
~as a|-6|25
~as ever $|0|-9
~as ever|0|-9
~as i x|7|-5
~as it|6|6
~as i|10|9
~as the x|-18|0
~as the|-1|-8
~as x $|4|15
~as x as|4|-2
~as x|30|25
~as you like|2|-25
~as you|2|-25
~at all $|23|-16
~at all|-6|15
~at it|23|14
~at the ASKED|7|0
~at the x|-12|10
~at the|-21|11
~at x|6|17
~back $|-10|-3
~back on|5|18
~back x|11|20
~barely x|18|1
~be x|-22|0
~been ASKED $|7|0
~been ASKED|14|-2
~been in|17|5
~been on|7|1
~been x $|8|-2
~been x|13|-20
~before $|-15|6
~bit of x|16|-14
~bit of|24|-17
~bit x $|-15|0
~bit x|-10|-1
~both $|20|0
~both ASKED $|6|6
~both ASKED|18|-19
~both x|16|-19
~bought it x|-38|0
~bought it|-52|-17
~but it|11|7
~but no|48|25
~but the x|-18|11
~but the|-16|41
~but x|-14|-25
~by the x|21|24
~by the|26|1
~by x $|-15|0
~by x|-16|-22
~came off|-35|0
~came on|28|-3
~came with|18|-17
~came x|-37|0
~can ASKED|29|11
~can hear it|11|5
~can hear|17|6
~can not ASKED|-20|0
~can not get|12|0
~can not remember|16|0
~can not see|-37|0
~can not tell|-7|0
~can not x|-16|0
~can not|-60|28
~can see|6|10
~can x it|5|1
~can x|5|17
~clean $|16|-16
~clean ,|4|-29
~cold $|5|-50
~come on|-18|-2
~come out|12|0
~come x|15|6
~comes on|-17|21
~comes up|2|-10
~could be|-11|0
~could not say|-10|0
~could not|21|-7
~could x|10|2
~dead $|-22|21
~dead ,|3|11
~dead x|5|7
~did $|-9|0
~did it|13|36
~did not know|22|0
~did not|-6|-13
~do $|7|0
~do it|-30|0
~do i|-10|0
~do not have|-11|0
~do not know|-15|0
~do not want|-9|0
~do not x|38|-7
~do not|8|8
~do you mean|-13|0
~do you|-6|0
~does it $|16|24
~does it|32|17
~does not ASKED|-20|-16
~does not x|18|-14
~does nothing $|5|6
~does nothing|15|-6
~does not|9|-41
~down $|14|-1
~down it|2|22
~down the x|10|8
~down there $|16|4
~down there|16|4
~down the|12|13
~down to|-12|0
~dry $|6|10
~dry ,|2|-4
~each time|4|-9
~empty $|0|-11
~even on|17|-16
~even with|11|-4
~even x $|23|-5
~even x|30|-7
~ever $|-16|-10
~ever x|9|0
~every ASKED|1|20
~every TIME $|7|-2
~every TIME|41|7
~every x|25|-11
~everything $|7|-2
~everything x|12|19
~feel it|36|0
~few x|17|-4
~fine $|11|-29
~fine , it|0|35
~fine ,|1|26
~fine with|1|12
~first $|18|0
~first time|4|4
~for NUMBER TIME|-4|-7
~for NUMBER|-4|-7
~for TIME $|-9|0
~for a x|19|-12
~for a|20|4
~for it|-12|4
~for x|29|0
~found it|-19|0
~from the x|12|-2
~from the|21|-20
~full $|6|0
~full of x|-19|0
~full of|-15|1
~full x|4|21
~get a|7|0
~get the|21|0
~get to it|-15|0
~get to|-15|0
~get x|8|0
~go $|12|20
~go x|15|10
~goes $|11|-3
~goes in $|10|-5
~goes in|22|-11
~goes off|6|-14
~goes x x|14|25
~goes x|12|16
~got a x|15|3
~got a|17|3
~got it $|18|0
~got it|7|9
~got no x|-12|0
~got no|-21|0
~got one|-10|0
~got the x|-16|0
~got the|-26|0
~got to|5|5
~got x $|-13|0
~got x|-36|14
~had a x|12|4
~had a|-8|16
~had it x|20|-4
~had it|-13|-11
~had the x|-21|0
~had the|-16|-11
~hard $|-10|0
~hard to|-6|0
~has a|-38|-2
~has not got|-11|0
~has not|-7|-5
~has x $|32|2
~has x|22|2
~have a ASKED|-10|0
~have a|-7|0
~have been|-7|0
~have not got|-16|0
~have not x|32|0
~have not|-19|0
~have no|7|0
~have only|-29|0
~have to x|13|14
~have to|19|13
~have x $|25|0
~have x it|-26|0
~have x|9|-1
~hear it x|15|17
~hear it|18|18
~here $|-13|0
~hot $|-23|0
~how do|-13|0
~i ASKED it|10|9
~i ASKED the|8|3
~i ASKED|11|12
~i TRIED $|4|-8
~i TRIED it|2|5
~i TRIED the|2|5
~i TRIED|8|0
~i always|-11|0
~i am not|-9|0
~i am x|11|7
~i am|-18|-1
~i can ASKED|15|-12
~i can not|-37|0
~i can see|9|9
~i can|17|5
~i could not|6|0
~i could|28|7
~i did|-6|0
~i do not|-17|0
~i do|31|7
~i get|16|15
~i got it|-18|0
~i got|-29|0
~i had|21|-4
~i have not|-20|0
~i have no|14|0
~i have only|-18|0
~i have x|-21|7
~i have|-17|7
~i know|-11|0
~i never x|14|0
~i only x|-14|0
~i only|-21|0
~i put|4|-2
~i was|-13|0
~i will|-13|0
~i x $|-8|-34
~i x it|13|-4
~i x on|25|17
~i x the|-11|10
~i x|17|16
~if i x|11|14
~if it|-10|0
~if i|22|20
~in $|-2|32
~in ,|7|-36
~in ASKED|-2|-14
~in NUMBER $|3|-11
~in NUMBER|15|4
~in TIME $|7|-10
~in TIME|12|-7
~in a x|-11|13
~in and it|1|-25
~in and|14|-24
~in a|-15|-5
~in it $|17|-5
~in it is|7|3
~in my x|-4|9
~in my|18|13
~in that|32|22
~in the ASKED|-1|-21
~in the PLACE|7|-19
~in the TIME|-8|-4
~in the x|-24|21
~in there $|9|36
~in there|1|28
~in the|-8|-13
~in with|-25|0
~in x $|4|30
~in x x|-24|16
~in x|-23|41
~into the|7|-20
~is $|-11|-6
~is ASKED $|10|-19
~is ASKED|10|26
~is NUMBER|-47|0
~is PLACE the|11|0
~is PLACE|-13|0
~is TRIED|8|3
~is a ASKED|0|-12
~is a x|30|2
~is all x|-66|4
~is all|-21|11
~is always|-11|2
~is an x|-18|0
~is an|-15|-1
~is a|2|-13
~is been|-4|24
~is fine $|5|-27
~is fine|6|2
~is full|-25|0
~is got a|25|6
~is got no|-13|0
~is got x|-9|0
~is got|-19|10
~is in a|-11|0
~is in the|-36|6
~is in|5|16
~is it|-18|0
~is just x|10|-1
~is just|-31|-26
~is like|6|4
~is my PERSON|-11|0
~is my x|-6|0
~is my|1|6
~is never|9|-2
~is no ASKED|7|-5
~is no TRIED|-8|0
~is no x|-25|0
~is not ASKED|8|-2
~is not x|-27|25
~is nothing|5|-12
~is not|23|6
~is no|-26|-5
~is on a|-16|0
~is one of|-25|0
~is one x|12|0
~is one|-8|-11
~is only|1|-10
~is on|-3|32
~is silent $|6|-16
~is silent|6|-16
~is so|18|0
~is still|11|-4
~is stuck|-37|-14
~is that|-35|0
~is the ASKED|6|23
~is the same|7|17
~is the x|2|-39
~is too x|-21|0
~is too|-21|0
~is up|-16|0
~is x $|-33|-41
~is x ,|28|53
~is x all|29|-25
~is x and|-12|-2
~is x a|10|2
~is x in|-14|-1
~is x on|-32|0
~is x out|11|0
~is x to|-6|0
~is x up|-12|0
~is x with|-14|0
~is x x|-19|28
~is x|-11|5
~it $|23|-12
~it , it|-19|0
~it , no|11|-3
~it , x|0|-18
~it ,|1|-44
~it ASKED $|7|3
~it ASKED x|-6|-50
~it ASKED|-14|2
~it all TIME|8|-2
~it all x|1|-23
~it all|-6|-29
~it and it|8|-12
~it and x|-16|0
~it and|-21|7
~it at|-17|0
~it a|5|2
~it before|-26|0
~it came with|34|-18
~it came|-5|-8
~it comes on|-22|0
~it comes|-4|9
~it did|8|0
~it does nothing|-5|-2
~it does not|12|-19
~it does|-5|6
~it down|9|-3
~it every TIME|19|2
~it every|20|-4
~it for|26|0
~it goes $|2|-27
~it goes|24|-4
~it has|8|0
~it in the|3|3
~it in|2|21
~it is ASKED|5|-4
~it is NUMBER|-12|0
~it is PLACE|20|0
~it is TRIED|9|2
~it is all|-8|40
~it is always|-13|2
~it is an|-21|0
~it is a|-16|-29
~it is been|-7|23
~it is full|-26|0
~it is got|-11|10
~it is in|8|21
~it is just|9|-26
~it is like|6|3
~it is never|9|-2
~it is not|21|5
~it is off|13|0
~it is one|5|-14
~it is only|6|-10
~it is on|1|18
~it is so|18|0
~it is still|8|-3
~it is the|38|-14
~it is too|-18|0
~it is x|-25|-4
~it is|40|-11
~it just x|3|10
~it just|33|-13
~it last TIME|-11|-2
~it last|-11|-4
~it like|-4|13
~it never|22|0
~it off $|13|0
~it off x|-15|0
~it off|-25|17
~it on the|-10|2
~it only|-15|0
~it on|-38|2
~it out $|-17|0
~it out|-13|-11
~it says|0|8
~it so|-23|0
~it still x|3|-13
~it still|8|-16
~it the|-25|0
~it up $|12|0
~it up|8|-10
~it used|36|0
~it was in|1|31
~it was x|-12|11
~it was|11|25
~it went|-3|5
~it will not|-7|0
~it will|-7|30
~it with|16|35
~it would|31|0
~it x $|5|26
~it x ,|8|31
~it x and|13|-10
~it x in|18|-13
~it x on|11|-17
~it x the|13|15
~it x to|10|0
~it x up|38|-31
~it x x|3|3
~it x|57|12
~its x|25|1
~just ASKED|-22|9
~just a x|13|0
~just as x|3|-23
~just as|3|-39
~just a|13|0
~just the one|-5|-4
~just the|4|-24
~just x $|7|-13
~just x|52|-22
~keeps x|9|-7
~know $|-13|0
~know what|-6|0
~knows $|-13|0
~last TIME $|4|16
~last TIME ,|-16|0
~last TIME|-12|16
~like $|-12|0
~like a x|21|35
~like a|23|3
~like it is|3|8
~like it|4|6
~like that $|15|-2
~like that|9|-2
~like x $|34|0
~like x|51|1
~long $|-7|0
~long x|-25|0
~loose $|22|-11
~me $|-32|0
~me to|-15|0
~mine $|-26|0
~mine is|-27|0
~more $|21|6
~my ASKED|-24|0
~my PERSON ASKED|9|0
~my PERSON x|-10|3
~my x $|-7|17
~my x ,|-14|0
~my x and|-9|16
~my x are|-14|0
~my x x|26|-12
~my x|37|28
~need to|-10|0
~neither ,|24|0
~never ASKED it|-10|0
~never been ASKED|7|0
~never been x|7|-1
~never been|6|-3
~never x $|46|-21
~never x it|-20|0
~never x|5|-11
~new $|6|-37
~new one|7|0
~new x ,|1|8
~new x|-13|8
~no $|6|0
~no ,|24|13
~no ASKED $|44|-27
~no ASKED ,|10|-7
~no ASKED at|-7|14
~no ASKED in|-27|0
~no ASKED no|10|-1
~no ASKED on|-32|-5
~no ASKED to|-18|0
~no ASKED x|25|-6
~no TRIED $|7|12
~no TRIED|23|-2
~no idea|-7|0
~no it is|23|-19
~no it|25|-23
~no sound|6|0
~no x $|5|11
~no x ,|38|6
~no x at|9|-4
~no x of|8|0
~no x on|-57|0
~no x to|-19|0
~no x x|-21|-4
~no x|-66|35
~none of|2|-4
~not $|-17|10
~not ASKED ,|20|-2
~not ASKED at|6|-3
~not ASKED|4|-30
~not TRIED|43|13
~not a ASKED|-10|0
~not a x|23|5
~not a|12|5
~not been|-5|-3
~not come on|-18|0
~not come out|11|0
~not come|-15|9
~not even|16|-19
~not get|17|0
~not got|-27|0
~not go|23|11
~not have a|-9|0
~not have|-19|0
~not move $|7|0
~not move|6|0
~not one|37|7
~not open|-20|0
~not remember|16|0
~not say|-6|0
~not see|-55|0
~not sure what|-12|0
~not sure|-22|0
~not tell|-12|0
~not tried|-9|0
~not turn|-9|17
~not want to|-9|0
~not want|-9|0
~not x $|2|-38
~not x ,|-15|0
~not x at|20|0
~not x it|23|12
~not x on|-16|0
~not x x|-18|0
~not x|-4|30
~nothing $|50|11
~nothing ,|2|-28
~nothing ASKED|-15|-3
~nothing at all|4|-3
~nothing at|5|-5
~nothing in|10|-2
~nothing on|9|11
~nothing x $|17|-9
~nothing x|16|-45
~now $|-62|24
~of ASKED $|-5|11
~of ASKED|-17|20
~of a|7|-28
~of it $|10|-3
~of it|-21|-14
~of the ASKED|1|9
~of the x|-14|9
~of them x|-14|1
~of them|24|-3
~of the|-7|-11
~of those x|26|-2
~of those|9|-3
~of x $|19|1
~of x|-9|-14
~off $|-11|-15
~off ,|-2|-17
~off and|-1|-17
~off at the|-12|0
~off at|-12|0
~off in|29|20
~off it|11|11
~off on|10|0
~off the x|2|8
~off the|7|1
~off x $|-16|0
~off x|-45|0
~ok $|10|-13
~ok ,|7|39
~old $|2|-27
~old x $|5|1
~old x x|6|0
~old x|6|4
~on $|-8|-21
~on ASKED|16|-2
~on NUMBER|8|35
~on TIME $|-13|1
~on TIME|-6|2
~on a x|22|2
~on and|-19|-30
~on at all|-36|0
~on at|-36|0
~on a|31|0
~on for|-9|0
~on it $|-15|8
~on it ,|-39|0
~on its x|15|14
~on its|15|14
~on it|-19|-21
~on mine $|-21|0
~on mine|20|0
~on my x|-6|-9
~on my|-13|-7
~on off|7|0
~on that|-11|-3
~on the ASKED|14|8
~on the PLACE|-20|0
~on the same|2|-20
~on the x|-1|-20
~on the|25|11
~on x $|-23|4
~on x|-1|-23
~once $|6|0
~one $|-40|-16
~one ,|-23|0
~one ASKED $|-16|0
~one ASKED|-16|-8
~one TRIED $|-10|0
~one TRIED|-9|0
~one is $|-7|-6
~one is x|4|-26
~one is|25|43
~one it came|20|-4
~one it|21|-4
~one of them|10|1
~one of the|5|20
~one of|18|5
~one thing|-13|0
~one with|-10|0
~one x $|-14|-13
~one x x|25|-3
~one x|-24|-27
~only $|-16|25
~only ASKED|10|-24
~only a x|4|-6
~only a|-17|-18
~only ever x|26|0
~only ever|18|0
~only got|-34|0
~only have|-7|0
~only one|-34|0
~only the x|3|-4
~only when|9|-41
~only x $|-14|0
~only x|-54|-29
~other x|3|26
~our x|-7|0
~out $|2|21
~out ,|-10|-4
~out and|7|-5
~out of it|-11|1
~out of the|12|-22
~out of|-18|-7
~out the|5|39
~out x|-4|6
~over $|1|23
~over it $|-11|0
~over it|-6|3
~over the x|7|-11
~over the|0|-9
~quiet $|6|17
~really x|-9|0
~same $|6|16
~same ASKED|6|-36
~same as|-10|0
~same x $|4|-19
~same x x|4|-11
~same x|16|-22
~say $|-7|0
~says NUMBER|6|-12
~says no|6|-3
~see $|-11|0
~see it|35|0
~see that|-20|0
~see x|41|19
~silent $|7|-17
~since $|-11|34
~since NUMBER|4|23
~since TIME $|11|-4
~since TIME|11|-32
~so $|13|0
~so i can|-8|0
~so it|10|0
~so i|-14|0
~so x $|-20|0
~so x|-18|0
~solid $|11|-5
~solid ,|15|-3
~solid x|7|4
~some x|-2|22
~sound $|4|-4
~stays off|8|0
~stays x $|2|-5
~stays x|-4|-9
~still $|5|34
~still nothing $|3|3
~still nothing|4|2
~still on|5|19
~still x $|26|-46
~still x|31|-54
~stuck $|8|-15
~sure what|-12|0
~tell you|-19|0
~that $|11|5
~that ,|-22|0
~that ASKED|-5|35
~that i can|4|-5
~that is x|-9|-9
~that is|22|-28
~that x $|-43|25
~that x x|41|0
~that x|1|33
~the ASKED $|-20|-1
~the ASKED ASKED|-12|0
~the ASKED and|2|5
~the ASKED are|-7|0
~the ASKED has|15|0
~the ASKED in|5|4
~the ASKED is|-9|-15
~the ASKED x|-11|-10
~the ASKED|12|23
~the NUMBER x|39|-18
~the NUMBER|41|-29
~the PERSON|-11|2
~the PLACE $|-15|-18
~the PLACE x|-26|0
~the PLACE|-31|2
~the TIME $|-11|0
~the TIME|16|-18
~the TRIED $|2|11
~the TRIED and|0|7
~the TRIED is|-14|0
~the TRIED x|7|17
~the TRIED|30|-10
~the back|14|5
~the first|19|0
~the lot|22|-36
~the one ASKED|-14|0
~the one it|21|-4
~the one x|-38|0
~the one|-9|-5
~the other|2|6
~the same $|5|7
~the same x|5|-40
~the same|-7|-43
~the time $|-7|10
~the time|8|13
~the x $|-56|1
~the x ,|-18|-26
~the x ASKED|10|-20
~the x PLACE|-49|0
~the x TRIED|6|18
~the x and|-1|-8
~the x goes|-21|0
~the x has|32|0
~the x in|-22|9
~the x is|-43|-4
~the x it|13|-31
~the x i|-7|9
~the x off|12|0
~the x of|-21|-3
~the x one|28|-12
~the x on|11|-5
~the x so|-7|0
~the x that|23|16
~the x with|-13|23
~the x x|-16|56
~the x|7|41
~them $|15|12
~them x $|-16|0
~them x x|-17|0
~them x|-32|1
~then $|-16|0
~then it|7|6
~then x $|9|31
~then x|27|39
~there $|33|1
~there ,|-7|-14
~there and|4|3
~there is a|37|15
~there is no|-26|-5
~there is x|17|17
~there is|-6|12
~there was|3|-20
~there x|-10|8
~they ASKED|-15|-1
~they are x|-6|4
~they are|-31|0
~they do not|15|0
~they do|15|0
~they just|6|2
~they x|6|19
~thing $|-28|0
~thing x|7|0
~those x|26|-2
~tight $|8|-2
~tight as|7|-9
~till i|16|-7
~time $|-4|-6
~to ASKED $|13|-16
~to ASKED|-14|-36
~to NUMBER|5|-41
~to be x|-25|0
~to be|-10|2
~to get|-36|0
~to it $|-16|8
~to it|5|19
~to me $|-28|0
~to me|-32|0
~to the x|16|-1
~to the|5|-3
~to try|-20|0
~to x $|-8|0
~to x ,|8|0
~to x it|14|28
~too $|54|-29
~too x to|-34|0
~too x|-57|0
~took a x|13|0
~took a|13|0
~tried the|4|-24
~turn it|8|-17
~up $|-3|18
~up ,|-3|12
~up and|3|-13
~up at|-15|1
~up down|12|28
~up in the|2|13
~up in|6|19
~up like|2|-30
~up on|-11|0
~up to|-7|-14
~up x|1|-5
~use it|-7|0
~used it|-35|15
~used to|63|10
~want to|8|0
~was $|-13|0
~was a x|6|0
~was a|11|-9
~was in|1|24
~was my|14|0
~was not|-15|0
~was on|-34|0
~was x|-2|14
~we had|11|3
~we have|-19|0
~went x|14|31
~wet x|2|23
~what is a|-8|0
~what is|-19|0
~what it is|-15|0
~what it|12|0
~when i TRIED|2|-7
~when i got|-30|0
~when i x|27|7
~when it is|3|-15
~when it x|-4|-2
~when it|-3|-20
~when i|35|15
~when you|-24|0
~where is the|-15|0
~where is|-16|0
~where it x|-6|-3
~where it|10|0
~where the x|16|43
~where the|15|43
~which is|-8|0
~while x $|-13|0
~while x|-13|0
~who knows $|-13|0
~who knows|-22|0
~will not ASKED|7|-7
~will not TRIED|41|0
~will not come|-28|0
~will not open|-20|0
~will not turn|-17|0
~will not x|-5|18
~will not|-8|12
~with $|-12|0
~with a x|-8|-9
~with it $|2|-4
~with it|8|-17
~with my x|16|-3
~with my|16|-3
~with nothing|10|13
~with no|-1|10
~with one|-10|0
~with the x|-35|-15
~with the|-30|-9
~with x $|-20|-10
~with x|-7|6
~without x|-24|0
~work $|-29|0
~would not x|-15|0
~would not|-4|-23
~x $|38|-29
~x , ASKED|31|0
~x , NUMBER|-22|0
~x , can|-9|0
~x , it|3|-19
~x , i|-29|0
~x , just|34|4
~x , nothing|22|-17
~x , no|-13|-15
~x , same|5|-13
~x , still|1|14
~x , the|18|0
~x , x|-4|54
~x ,|-11|61
~x ASKED $|45|-28
~x ASKED ,|5|12
~x ASKED and|-4|24
~x ASKED is|9|7
~x ASKED on|17|16
~x ASKED the|3|6
~x ASKED x|-2|30
~x ASKED|32|45
~x NUMBER $|20|17
~x NUMBER x|-18|-14
~x NUMBER|13|36
~x PERSON|21|0
~x PLACE $|21|-5
~x PLACE the|-39|0
~x PLACE|-41|-18
~x TIME $|2|-7
~x TIME|14|-11
~x TRIED|15|16
~x a x|6|4
~x about $|6|0
~x about|-3|-14
~x after|-9|-6
~x all over|-1|-15
~x all the|20|17
~x all x|29|-15
~x all|46|-12
~x an x|10|-13
~x and ASKED|6|5
~x and a|10|3
~x and it|16|5
~x and i|-47|-5
~x and never|8|-9
~x and the|25|18
~x and x|0|-21
~x and|63|-5
~x an|5|-13
~x are x|-11|8
~x are|-64|17
~x as anything|3|8
~x as a|-14|24
~x as it|2|8
~x as i|3|-17
~x as x|1|16
~x as|20|-1
~x at all|43|-28
~x at the|4|10
~x at|25|-19
~x a|20|28
~x back|13|-14
~x been|35|-6
~x bit|11|0
~x both|6|-5
~x but the|12|-2
~x but|31|15
~x by the|10|-10
~x by x|-16|0
~x by|-15|-38
~x clean|5|-28
~x cold|6|-32
~x comes up|1|-7
~x comes|5|-5
~x dead|-29|-31
~x did|19|0
~x do not|25|25
~x does nothing|-26|-3
~x does|-33|2
~x down $|-16|3
~x down the|7|7
~x down|-8|23
~x do|41|38
~x dry|6|-10
~x even|23|-12
~x every TIME|6|12
~x every|16|22
~x fine $|1|-6
~x for a|4|-14
~x for it|-11|0
~x for|-18|-6
~x from the|-5|10
~x from x|0|-11
~x goes in|9|-6
~x goes x|-27|0
~x goes|-31|22
~x got|5|17
~x go|31|14
~x had|-12|-1
~x has x|16|17
~x has|-24|21
~x have|-25|0
~x here|-9|0
~x i can|13|0
~x i do|10|0
~x i x|-7|-4
~x in $|10|1
~x in ,|16|-21
~x in and|5|3
~x in a|6|0
~x in it|7|-14
~x in there|7|36
~x in the|16|31
~x in with|-25|0
~x in x|-30|-2
~x into the|11|0
~x in|-14|16
~x is on|-6|0
~x is x|-14|-1
~x is|-60|26
~x it $|11|-4
~x it ,|12|-39
~x it all|-4|-21
~x it and|-12|14
~x it down|9|-6
~x it in|-12|29
~x it is|25|-5
~x it like|10|11
~x it on|-33|5
~x it out|-8|-6
~x it up|-7|10
~x it with|3|3
~x it x|-8|-48
~x it|-16|24
~x i|49|-11
~x just x|6|12
~x just|-27|5
~x last TIME|10|17
~x last|11|21
~x like x|32|-5
~x like|42|5
~x me|-43|0
~x my x|10|0
~x my|-7|0
~x new|2|8
~x no ASKED|-10|0
~x not|-9|0
~x now $|-26|0
~x now|-21|5
~x no|-10|-17
~x of ASKED|-5|14
~x of the|-25|-10
~x of x|26|3
~x off $|17|25
~x off it|8|6
~x off the|17|2
~x off|22|46
~x of|41|49
~x ok $|7|-18
~x ok|-16|-18
~x on $|-24|-7
~x on a|30|10
~x on it|16|-37
~x on the|21|21
~x on x|-7|-6
~x one $|-22|0
~x one is|-5|-10
~x one x|-5|-12
~x one|-17|-8
~x only $|-18|0
~x only|-31|0
~x on|24|-6
~x or|0|7
~x out $|-22|27
~x out x|8|4
~x out|23|2
~x over $|-12|0
~x over it|-12|-5
~x over|-25|17
~x since|9|0
~x so i|-7|0
~x solid|21|-5
~x some|-9|0
~x so|-30|0
~x stays|1|-36
~x still|2|-14
~x that is|18|-34
~x that x|25|27
~x that|-23|0
~x the ASKED|-23|-8
~x the TRIED|-9|-10
~x the same|7|-20
~x the x|53|-8
~x them $|6|15
~x them|19|24
~x then|7|-21
~x there $|-25|31
~x there|22|40
~x the|32|-21
~x thing $|-31|0
~x thing|-15|-18
~x to ASKED|7|0
~x to it|20|22
~x to the|11|-17
~x to x|10|17
~x too $|28|-18
~x too|28|-18
~x to|23|-33
~x up $|-3|5
~x up ,|4|11
~x up to|-7|0
~x up x|-3|-9
~x up|41|40
~x was|-6|4
~x what|28|0
~x when it|2|-25
~x when i|21|50
~x when|12|34
~x where the|14|42
~x where|34|20
~x will not|-23|0
~x will|-23|0
~x with a|-13|3
~x with it|11|-20
~x with my|10|-31
~x with x|17|-10
~x with|-2|-13
~x x $|8|13
~x x ,|-10|0
~x x ASKED|73|-23
~x x NUMBER|-42|0
~x x all|11|-5
~x x and|12|-29
~x x as|-19|0
~x x a|10|9
~x x by|-16|9
~x x comes|1|-8
~x x down|13|22
~x x from|11|-27
~x x in|-13|36
~x x is|-28|-6
~x x it|-32|24
~x x i|20|-2
~x x off|21|-7
~x x one|13|33
~x x on|-2|14
~x x out|-11|16
~x x over|-41|0
~x x so|-7|0
~x x the|-25|6
~x x to|-28|-8
~x x up|31|7
~x x when|17|11
~x x with|41|-24
~x x x|7|43
~x x|13|8
~x yes|3|3
~yes $|12|7
~yes x|8|7
~yet $|-26|-1
~you can x|4|2
~you can|6|19
~you could|15|34
~you have to|19|-9
~you have|19|-9
~you like|2|-25
~you mean|-23|0
~you x it|-9|-10
~you x|-6|-6
~your x|4|7
`;
