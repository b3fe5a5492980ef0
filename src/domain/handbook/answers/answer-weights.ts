// A table that a script writes, one line a sign.
/* oxlint-disable max-lines */
/**
 * What each sign of an answer is worth for its settling anything, and for its settling it by a yes, in
 * hundredths of logarithms of odds. Written by `npm run fit:answers -- --write`, which fits them to
 * answers written for it.
 */
export const answerWeights = `
$|8|-9
, ASKED|35|1
, NUMBER $|6|7
, NUMBER|3|-17
, PERSON|-12|0
, TRIED|15|32
, all|-16|-14
, always|11|-2
, and it|6|7
, and the|-7|0
, and|1|-6
, a|-10|-29
, but|6|31
, dead $|7|-1
, dead|11|-4
, does|-14|0
, do|-21|0
, even|10|-8
, it is|8|-3
, it just|38|-3
, it was|9|0
, it|4|-6
, i|-33|0
, just|21|-12
, my PERSON|9|0
, never|8|15
, no ASKED|5|27
, no idea|-8|0
, not a|7|-3
, nothing $|5|-2
, nothing|35|-18
, not|4|-18
, no|5|-19
, only|30|-4
, same $|3|5
, same|10|21
, so|-12|0
, still nothing|3|9
, still|22|-18
, then|8|19
, they|-5|2
, the|28|-8
, you can|-11|0
, you|-4|5
,|-6|-79
= like +|28|14
= like -|78|-43
= like|-13|75
= means +|38|-26
= means -|31|14
= means|8|10
= phrases +|89|3
= phrases -|100|-60
= phrases|21|46
= said +|145|57
= said -|147|-106
= said|-2|91
= sayings +|89|8
= sayings -|134|-55
= sayings|11|75
= states +|64|2
= states -|114|-61
= states|31|57
= well +|81|-37
= well -|62|-34
= well|46|-7
? $|-65|0
?|-84|0
ASKED $|6|-6
ASKED , ASKED|-3|-11
ASKED , and|6|2
ASKED , it|-19|-7
ASKED , just|-16|-8
ASKED , not|9|-5
ASKED , no|10|7
ASKED , same|0|25
ASKED ,|10|46
ASKED ?|-9|0
ASKED ASKED $|12|25
ASKED ASKED and|7|2
ASKED ASKED|17|11
ASKED NUMBER $|2|-17
ASKED NUMBER|13|22
ASKED all|7|-27
ASKED and ASKED|2|11
ASKED and it|18|39
ASKED and|-10|6
ASKED any more|19|0
ASKED anywhere $|4|-4
ASKED anywhere|4|-5
ASKED any|43|-4
ASKED are all|9|-15
ASKED are|2|-39
ASKED as|15|18
ASKED at all|-6|13
ASKED at|-3|23
ASKED a|8|2
ASKED back $|5|2
ASKED back|9|14
ASKED been|-39|0
ASKED but|28|18
ASKED came|-30|0
ASKED comes|4|25
ASKED come|4|9
ASKED dead $|5|13
ASKED dead|7|13
ASKED does not|2|-4
ASKED does|5|2
ASKED down|4|-20
ASKED fine|10|4
ASKED for|-30|3
ASKED from the|2|-27
ASKED from|3|-18
ASKED gone|-30|0
ASKED has|-25|16
ASKED in $|9|0
ASKED in it|-25|0
ASKED in the|3|-3
ASKED in|-17|-19
ASKED is all|-6|0
ASKED is|-8|8
ASKED it $|-37|-12
ASKED it is|2|27
ASKED it|28|-13
ASKED i|7|0
ASKED just|10|8
ASKED like a|6|13
ASKED like|24|27
ASKED looks|5|13
ASKED my|4|-30
ASKED no ASKED|6|-1
ASKED no|13|-3
ASKED off $|-11|0
ASKED off|-35|-9
ASKED of|9|3
ASKED on $|11|-1
ASKED on it|-23|6
ASKED on the|5|3
ASKED one|41|53
ASKED only|8|0
ASKED on|14|4
ASKED or|3|-28
ASKED out|-26|-16
ASKED perfect|0|-19
ASKED round|6|7
ASKED says|15|-14
ASKED since|7|0
ASKED snapped|-23|18
ASKED sound|7|-24
ASKED so|-8|0
ASKED stays|9|-5
ASKED still|-16|0
ASKED straight|-18|6
ASKED that|-14|0
ASKED the ASKED|5|-7
ASKED then|5|18
ASKED there $|4|-6
ASKED there|-4|-10
ASKED the|26|-26
ASKED tight|2|-25
ASKED to|-15|-5
ASKED up|6|15
ASKED was|-11|-4
ASKED whatever|8|-37
ASKED when i|6|1
ASKED when|7|6
ASKED will not|23|12
ASKED will|48|12
ASKED with|10|4
ASKED|15|-7
NUMBER $|18|1
NUMBER , NUMBER|6|13
NUMBER ,|17|32
NUMBER ASKED $|-13|8
NUMBER ASKED ,|6|-8
NUMBER ASKED|2|-4
NUMBER TIME $|-10|25
NUMBER TIME ,|4|-2
NUMBER TIME|1|39
NUMBER TRIED|11|9
NUMBER and|15|1
NUMBER an|-23|0
NUMBER are|4|-44
NUMBER a|4|-23
NUMBER in|9|5
NUMBER it|11|21
NUMBER of|-12|-7
NUMBER the|3|3
NUMBER v|2|-20
NUMBER way $|1|10
NUMBER way|2|6
NUMBER|69|62
PERSON $|-28|0
PERSON ,|10|0
PERSON had it|-17|0
PERSON had|-18|0
PERSON|-99|53
PLACE $|-7|-27
PLACE ,|-8|0
PLACE ASKED|18|0
PLACE a|-11|0
PLACE the|-13|-17
PLACE|-54|36
TIME $|0|14
TIME ,|41|12
TIME ago $|-14|0
TIME ago|-24|0
TIME and it|-10|5
TIME and|-5|-8
TIME in|-18|0
TIME so|7|0
TIME then|3|4
TIME|61|10
TRIED $|4|11
TRIED , and|12|2
TRIED , it|8|0
TRIED ,|27|-15
TRIED ASKED|8|8
TRIED TRIED $|-6|0
TRIED TRIED|-17|16
TRIED and it|6|-14
TRIED and|35|28
TRIED are|-8|0
TRIED in|-16|21
TRIED is|-28|38
TRIED it|28|5
TRIED off|-12|0
TRIED on it|-13|0
TRIED on|-43|-11
TRIED or|14|0
TRIED out|15|21
TRIED the|4|9
TRIED up|4|17
TRIED will not|-29|0
TRIED will|-29|0
TRIED|-3|31
^ ASKED ASKED|-6|24
^ ASKED and|4|-12
^ ASKED are|15|-10
^ ASKED as|2|11
^ ASKED at|-7|0
^ ASKED does|-4|-4
^ ASKED fine|9|6
^ ASKED for|-18|0
^ ASKED has|-10|0
^ ASKED in|-6|-16
^ ASKED is|14|-9
^ ASKED it|10|-10
^ ASKED like|8|19
^ ASKED looks|5|13
^ ASKED off|6|17
^ ASKED one|4|8
^ ASKED on|4|35
^ ASKED the|16|-11
^ ASKED up|3|4
^ ASKED with|10|-8
^ ASKED|8|16
^ NUMBER ASKED|12|-23
^ NUMBER of|-20|-9
^ NUMBER|38|22
^ PERSON|-71|0
^ PLACE|29|10
^ TRIED ,|12|-4
^ TRIED is|-32|0
^ TRIED it|17|9
^ TRIED|-13|-15
^ a ASKED|8|25
^ after|8|9
^ all ASKED|3|-22
^ all NUMBER|-19|-2
^ all of|7|-10
^ all the|4|14
^ all|26|-4
^ always|-5|-12
^ an|5|6
^ a|30|25
^ backs|-32|0
^ back|4|9
^ barely|15|6
^ been in|4|-22
^ been|25|-21
^ big|5|7
^ bit|-2|9
^ black|0|-27
^ borrowed|22|7
^ both ASKED|9|18
^ both|23|4
^ bought it|-47|0
^ bought|-46|9
^ came|8|27
^ can not|-13|-14
^ clean|3|4
^ comes|13|-2
^ could not|-8|0
^ dead|23|-13
^ did not|26|-3
^ did|37|4
^ dies|2|-13
^ do not|-9|0
^ does not|35|-19
^ does|8|-2
^ do|-17|0
^ dropped it|3|3
^ dropped|3|4
^ dry|5|3
^ even|18|6
^ everything|-6|-23
^ every|11|-22
^ fine|0|27
^ full of|-12|0
^ full|-7|-10
^ gave it|12|5
^ gave|12|5
^ goes off|6|-13
^ goes|24|-22
^ got it|-11|0
^ got to|5|8
^ got|11|-24
^ green|18|8
^ had a|5|2
^ had it|16|8
^ had|27|10
^ has not|-4|-4
^ have to|10|17
^ have|12|12
^ how do|-13|0
^ how|-24|0
^ i ASKED|6|11
^ i always|-11|0
^ i am|-14|0
^ i can|20|5
^ i do|-8|0
^ i have|-4|-24
^ i never|-25|0
^ i only|-28|0
^ i was|-10|0
^ id|4|11
^ if i|7|12
^ if|11|10
^ in|-1|9
^ it ASKED|8|-18
^ it came|-41|0
^ it does|-2|-20
^ it goes|13|16
^ it is|-48|40
^ it just|-9|0
^ it only|-12|0
^ it says|-6|0
^ it was|3|18
^ it will|-9|-2
^ it|-65|-44
^ i|-99|-5
^ just as|5|-7
^ just a|6|21
^ just the|10|2
^ just|-9|-31
^ keeps|9|-27
^ kettle|5|1
^ left it|10|10
^ left one|7|-2
^ left|19|18
^ lights|-24|0
^ like a|5|30
^ like|29|24
^ little|12|13
^ loads of|-6|3
^ loads|-6|3
^ looks|20|23
^ lost the|-30|0
^ lost|-62|0
^ makes|5|3
^ mine is|-14|0
^ mine|-79|0
^ more|14|-14
^ my PERSON|-23|4
^ my|-22|33
^ neither ,|-35|0
^ neither ASKED|11|-2
^ neither|-1|-8
^ never been|10|0
^ never|-37|-7
^ new ASKED|14|20
^ new|0|18
^ nice|6|27
^ no ,|21|-3
^ no ASKED|14|9
^ no TRIED|-15|2
^ no it|19|-21
^ nobody|-19|-5
^ none of|3|-3
^ none|11|-14
^ nope ,|8|-5
^ nope|8|-8
^ not ASKED|16|11
^ not a|18|-6
^ not one|20|8
^ not sure|-9|0
^ not yet|7|-1
^ nothing ASKED|-16|-4
^ nothing at|2|-4
^ nothing else|-52|0
^ nothings been|3|-36
^ nothings|7|-102
^ nothing|-22|11
^ not|33|-6
^ no|-13|-71
^ one ASKED|13|20
^ one is|-19|18
^ one of|15|11
^ one|41|-7
^ only got|17|0
^ only the|-1|-12
^ only when|15|-42
^ only|-4|-33
^ on|28|36
^ orange|6|11
^ other|-4|26
^ plays|9|-55
^ plugged|1|5
^ puddle|6|7
^ pulled|2|16
^ put|16|-8
^ ran|9|-45
^ red|10|9
^ right|14|-17
^ runs|22|-15
^ same ASKED|8|-48
^ same|38|-34
^ sat|8|13
^ says NUMBER|8|-19
^ says no|17|20
^ says|32|11
^ screen is|11|0
^ screen|-30|0
^ shoved|11|-9
^ silent|20|-7
^ sits|16|-43
^ smooth|10|24
^ solid|-20|0
^ spins|5|-13
^ stays|25|-8
^ steady|5|-25
^ stiff|2|7
^ still the|10|-23
^ still|23|20
^ straight|4|-12
^ stuck|13|-2
^ swapped|2|10
^ takes|-18|-4
^ the ASKED|-26|9
^ the PERSON|15|0
^ the TRIED|-50|0
^ there is|-31|37
^ there|-20|4
^ they are|-28|-18
^ they do|12|0
^ they|-23|-5
^ the|-47|5
^ tight|6|-9
^ tiny|23|23
^ took|8|16
^ too|-13|0
^ top|16|24
^ totally|12|-1
^ tried|6|12
^ unchanged|9|-12
^ used|-18|12
^ was|-5|6
^ we had|14|5
^ we have|-22|0
^ went|15|5
^ we|-25|8
^ what is|-23|0
^ what|-55|0
^ where is|-17|0
^ where|-31|0
^ which ASKED|-12|0
^ which|-32|0
^ will not|26|-15
^ will|14|-15
^ works|-3|15
^ would|-35|0
^ yeah|8|7
^ yep|5|11
^ yes|21|17
^ you can|10|14
^ you could|9|33
^ you have|20|-8
^ you|48|10
^|8|-9
a ASKED $|-17|8
a ASKED ,|-17|0
a ASKED|-25|26
a NUMBER|15|5
a PLACE|-16|11
a TIME $|5|-38
a TIME|5|-37
a TRIED $|-16|-28
a TRIED|-20|-17
a battery|-20|0
a big|22|-7
a bit of|-21|12
a bit|1|21
a drop|6|-35
a drum|-7|0
a few|18|0
a finger|8|1
a good|2|19
a little|17|-5
a new|9|-1
a second|13|-33
a sec|1|6
a thing|23|0
about $|31|10
about NUMBER|15|22
about|41|56
across $|-17|-2
across|9|-31
after NUMBER TIME|3|16
after NUMBER|0|11
after|-2|47
again $|9|15
against|-4|-3
again|8|14
ago $|-14|0
ago|-24|0
air|11|6
all $|46|-25
all ASKED $|21|0
all ASKED|24|-7
all NUMBER|-12|-42
all TIME $|-8|14
all TIME|-2|-11
all along|13|-7
all i|-37|0
all of them|5|-8
all of|8|-9
all over $|22|-2
all over the|8|16
all over|25|15
all round|7|-5
all the time|5|16
all the way|3|-21
all there|6|-9
all the|-4|8
all|51|-6
along $|28|-5
along|32|-34
already|35|0
always been|4|-2
always|-17|-16
am not|-8|0
amp|-30|0
am|-15|1
an TIME|4|15
an inch $|12|15
an inch|29|20
and ASKED $|11|-11
and ASKED|28|-34
and TRIED|1|-40
and all|9|-18
and a|-36|4
and dry|2|-37
and i am|-37|0
and i have|-14|0
and it ASKED|1|11
and it is|-38|26
and it still|5|-14
and it was|2|6
and it|21|14
and i|-47|12
and my|-25|0
and never|8|-7
and no ASKED|4|12
and nothing|4|18
and no|6|34
and still|2|-7
and that|1|6
and the ASKED|11|-4
and then|7|5
and there is|8|4
and there|8|4
and they|11|39
and the|25|-18
and|71|18
any ASKED $|10|0
any ASKED|5|1
any more $|20|6
any more|20|6
anything $|26|-4
anything|-9|-15
anywhere $|23|-21
anywhere|24|-21
any|23|-112
an|33|11
apple|2|20
are ASKED|-18|0
are all|31|-21
are dead|17|0
are fine $|8|1
are fine|8|1
are in|0|-8
are not|-13|0
are|-89|-77
arm $|-12|0
arm|-8|-40
as anything $|5|15
as anything|6|11
as a|-12|29
as it|7|1
as i|10|13
as the|-5|-10
as well $|7|-23
as well|7|-23
as you like|2|-18
as you|2|-18
ask|-26|0
as|63|-44
at NUMBER|-15|-20
at all $|40|-28
at all|4|5
at it $|23|6
at it|20|7
at my|-9|0
at the ASKED|18|8
at the bottom|-11|6
at the|-8|11
at work $|-29|0
at work|-30|0
at|-33|38
away $|18|15
away|21|2
a|3|35
back $|-26|1
back in|28|16
back on|3|20
backs|-32|0
back|48|20
bad $|15|-6
bad|16|-7
bag|-53|0
bang|17|20
bare $|24|27
barely|21|9
bare|29|52
bars|7|-4
bar|15|-33
bath|-10|0
batteries|-87|0
battery|-46|-3
been ASKED $|7|-4
been ASKED|17|-28
been in|17|-16
been on|10|2
been|4|-6
before $|-25|9
before|-12|12
bend|5|1
bent|20|6
be|-6|17
big ASKED|6|12
big|30|18
binned|-11|0
bit of|6|-20
bits|-9|18
bit|-11|-10
black $|-4|-10
black|35|-51
blades|20|0
blank $|12|-22
blank|11|-23
blinks|3|13
blue|10|-26
bolt|7|-9
bone dry|2|-7
bone|3|-8
borrowed|16|7
both $|24|8
both ASKED $|5|3
both ASKED|17|-15
both TRIED|7|0
both ways|11|5
both|12|-52
bottom $|36|13
bottom|14|1
bought it|-55|-20
bought|-33|-22
box $|6|-2
box|-33|0
brand new|2|11
brand|2|11
brick|6|4
bright and|2|8
bright|14|2
broken|-25|0
broke|-32|7
brown|15|19
brush|2|-7
budge|12|-2
built in|-15|0
built|-19|0
bulb|-43|0
burning|2|-5
but it|15|-17
but no|41|20
but the|-18|42
buttons on|-9|0
buttons|-81|1
button|-29|0
but|63|113
buzzes|16|-22
by the|14|-2
by|7|44
cable $|13|-36
cable|3|-67
came $|12|-17
came off|-35|0
came on|24|-3
came out|8|-7
came with|12|-13
came|2|-19
can ASKED|27|2
can hear it|10|5
can hear|16|5
can not ASKED|-17|0
can not find|-10|0
can not get|26|0
can not hear|-14|0
can not remember|16|0
can not see|-41|0
can not tell|-11|0
can not|-61|31
can see|7|13
can|-2|73
card in the|13|0
card in|13|0
card|4|10
case $|-16|0
case|-17|-11
catches|3|-6
catch|19|0
cat|8|0
caught|23|12
cd|-4|2
chalky|7|8
changed|14|-7
charger|-42|4
clean $|18|-32
clean ,|5|-35
cleaned it|-18|-2
cleaned|-18|-2
clean|52|-60
clear $|18|-31
clear ,|6|-1
clear|36|-40
clunks|12|14
clunk|6|10
cold $|-9|-40
cold and|-9|0
cold|-13|-46
come off $|-15|0
come off|-13|0
come on|-5|-10
come out|7|0
comes on|-18|25
comes up|4|-5
comes|53|26
come|-21|26
coming|32|6
cool|2|-8
cordless|-60|0
cord|-27|0
corner $|27|14
corner|30|-16
could be|-11|0
could not say|-8|0
could not|2|-6
covered in|-33|0
covered|-37|0
cover|-19|10
cracked|-10|1
crackles|5|-2
crawls|11|12
cup|53|28
cuts|12|-11
cut|-24|4
c|-33|0
damp|-46|0
dark $|2|-13
dark and|-48|0
dark|-34|-24
dead $|-18|22
dead ,|8|21
dead as well|4|-2
dead as|4|-3
dead|-13|-5
deep|38|-37
denied 0 absence|12|2
denied 0 does1|12|-28
denied 0 have0|2|7
denied 0 have1|9|30
denied 0 is0|15|-7
denied 0 is1|18|-39
denied 0 other0|17|-5
denied 0 other1|-9|10
denied 0 presence|8|5
denied 0 was0|-12|19
denied 0 was1|-35|-15
denied 0 you0|-4|-8
denied 0 you1|3|41
denied 0 |11|7
denied 1 absence|-6|40
denied 1 does0|-33|-5
denied 1 does1|-49|9
denied 1 have0|24|-26
denied 1 have1|40|6
denied 1 is0|-14|28
denied 1 is1|12|40
denied 1 other1|-13|-4
denied 1 presence|-2|-34
denied 1 was0|11|-14
denied 1 was1|27|0
denied 1 you0|6|-18
denied 1 you1|-7|-18
denied 1 |-6|-3
denied 2 absence|13|1
denied 2 does0|22|-21
denied 2 does1|6|25
denied 2 is0|29|-17
denied 2 is1|-54|0
denied 2 presence|2|-7
denied 2 was0|19|-3
denied 2 you0|-14|-2
denied 2 |15|-7
desk $|-8|0
desk|-3|21
device|6|14
did it|3|32
did not know|26|-3
did not|-3|-12
did|26|-10
died $|4|4
died|10|7
dies $|4|6
dies|7|-21
digital|-36|0
display|-105|0
do it|-20|0
do i|-13|0
do not have|-9|0
do not know|-18|0
do not want|-7|0
do not|3|5
do you mean|-13|0
do you|-8|0
does it $|24|16
does it|16|10
does not ASKED|-7|-14
does not come|9|0
does nothing $|2|11
does nothing|16|-5
does not|15|-37
does|-13|36
doing|16|0
done|1|12
door|-18|0
dot|2|7
dough|4|3
down $|10|4
down it|2|20
down there $|20|4
down there|20|4
down the|18|18
down to|-12|0
down|33|68
do|-59|10
drips|12|-10
drop $|6|-50
dropped it|6|3
dropped|18|-1
drops|17|18
drop|14|-50
drum|-18|1
dry $|20|-31
dry ,|2|-5
dry|25|13
each time|3|-11
each|24|29
ear|13|19
easily|3|-8
echo false false absence|-8|8
echo false false does0|18|26
echo false false does1|-10|8
echo false false have1|-8|-1
echo false false is0|-11|31
echo false false is1|37|16
echo false false other1|-17|-7
echo false false presence|5|-10
echo false false was0|-5|-14
echo false false was1|7|-15
echo false false you0|-3|-35
echo false false you1|-9|12
echo false false |3|-3
echo false true absence|1|42
echo false true does0|-37|-35
echo false true does1|-4|7
echo false true have0|19|-1
echo false true have1|42|-6
echo false true is0|22|5
echo false true is1|-39|-2
echo false true presence|26|-64
echo false true was0|32|-1
echo false true you0|12|-2
echo false true you1|-25|16
echo false true |26|-24
echo true false absence|30|-3
echo true false does0|-41|-11
echo true false does1|5|-18
echo true false have0|2|-17
echo true false have1|25|39
echo true false is0|33|-32
echo true false is1|-25|4
echo true false other0|15|18
echo true false other1|-7|13
echo true false presence|-25|15
echo true false was0|-6|19
echo true false was1|-16|2
echo true false you0|-21|11
echo true false you1|20|-14
echo true false |-7|13
echo true true does0|50|-5
echo true true does1|-24|8
echo true true is0|-14|0
echo true true presence|26|10
echo true true |21|5
edge $|-5|53
edge|-5|55
egg|6|17
either $|20|-38
either|36|-38
electric $|-13|0
electric|-26|0
else|-51|-7
empty $|1|-7
empty|4|-8
end $|35|-20
end|38|-8
enough to|-11|0
enough|-30|0
even ASKED|-19|0
even on|14|-13
even with|8|-5
even|88|-80
ever $|-23|-1
every ASKED $|1|-8
every ASKED|8|-32
every TIME $|6|0
every TIME|43|17
every time|0|13
everything $|10|-1
everything|-5|12
everywhere $|-5|-17
everywhere|-35|-18
every|94|-29
ever|-6|6
eyes|-6|0
face|2|-40
fan|-22|0
far $|-27|0
far|-25|0
feel it|33|0
feels|1|-7
feel|31|7
fell off|-26|0
fell|-39|-89
few|19|5
filled|-14|0
find|-11|0
fine $|14|-19
fine ,|1|-20
fine with|2|14
fine|36|19
finger $|11|-14
finger|16|-22
firm $|7|-28
firm|8|-29
first $|18|0
first no|10|-75
first null|6|15
first time|5|4
first yes|10|34
first|25|11
fit|-6|0
fixed|-7|0
flap|-11|0
flat $|-7|0
flat|5|-72
flex|45|-16
flickers|2|4
flies|21|31
flops|13|12
fluff|6|3
flush|16|-4
for NUMBER TIME|0|-7
for NUMBER|0|-7
for TIME $|-7|1
for TIME|11|-1
for a|18|3
for it|-12|6
for my|-31|0
forgot|45|25
form does0|-8|-25
form does1|-19|4
form have0|25|-19
form have1|59|32
form is0|20|3
form is1|-22|18
form other0|15|-5
form other1|-23|6
form was0|18|2
form was1|-4|-15
form you0|-11|-28
form you1|-9|22
for|-4|10
found it|-21|0
found|-17|11
freezer|-22|0
free|3|-5
fresh|2|11
fridge|-34|0
from the|24|-30
from|49|21
front $|11|0
front|16|16
frozen|-27|0
full $|5|2
full of|-23|4
full|-24|-14
gave it|-5|3
gave|-7|7
get a|6|0
get the|15|0
get to it|-14|0
get to|-14|0
gets|46|21
get|13|52
gives|7|-36
glass $|-27|0
glass is|-16|0
glass|-52|23
glows|6|-5
glued in|-19|0
glued|-59|-38
go $|16|38
goes $|18|6
goes in $|5|-3
goes in|14|-11
goes off|16|8
goes on|6|14
goes round|3|-25
goes|62|34
going|19|38
gone $|44|-61
gone ,|2|16
gone|-32|4
good $|12|0
good|13|23
got a|8|11
got it $|11|0
got it|1|9
got no ASKED|-8|0
got no|-26|0
got one|-8|0
got the one|16|0
got to|5|8
got|-67|-2
go|-3|42
grand|31|-13
green|38|32
grips|15|-44
had a|-7|19
had it $|-6|0
had it|-33|-3
had the|-21|-12
had|-40|10
halfway|11|24
hand $|-3|4
handle|-14|17
hands|43|-15
hand|-23|12
hanging|9|7
hard $|-11|-1
hardly|45|52
hard|-2|-12
has a|-35|3
has not got|-9|0
has not|-13|-4
has|-58|2
have $|-10|0
have a ASKED|-11|0
have a|-10|0
have been|8|0
have gone|32|-6
have had|3|3
have not got|-14|0
have not tried|-6|0
have not|-20|-6
have no|8|0
have only|-29|0
have to|20|7
have|-53|14
hear it|16|15
hear|-2|15
heat|16|7
held|10|-25
here $|-28|6
here|-71|6
he|-56|0
high|4|-27
hinge|2|8
hit|-13|2
hold it|16|68
holds|4|2
hold|35|89
hole $|24|-2
holes|16|-8
hole|29|0
holiday|-12|0
home|-11|0
hot $|-22|0
hot|-6|4
house $|-36|0
house|-55|1
how do|-13|0
however|12|-21
how|-58|-1
hums|5|29
i ASKED it|14|6
i ASKED the|5|4
i ASKED|11|14
i TRIED $|3|-11
i TRIED it|2|4
i TRIED the|3|6
i TRIED|10|0
i always|-11|0
i am not|-8|0
i am|-10|1
i can ASKED|14|-11
i can not|-40|0
i can see|6|12
i can|20|15
i could not|12|0
i could|36|9
i did|12|0
i do not|-25|0
i do|22|9
i get|15|14
i got it|-26|0
i got|-38|0
i had|29|-4
i have not|-20|0
i have no|15|0
i have only|-18|0
i have|-24|15
i hold|2|17
i know|-8|0
i lean on|9|7
i lean|9|7
i never|-19|0
i only|-29|0
i plug|14|0
i press|-5|10
i push it|1|-8
i push|6|-1
i put|14|-8
i think $|8|0
i touch|4|-41
i was|-11|0
i wiggle|1|6
i will|-11|0
ice|14|19
idea|-6|0
id|-11|12
if it|-20|0
if i|23|22
if|13|-7
in $|3|17
in ,|9|-38
in ASKED|-2|-16
in NUMBER $|5|-8
in NUMBER|17|7
in TIME $|15|-13
in TIME|20|-15
in and it|-7|-26
in and|3|-22
in a|-19|-28
in it $|23|-4
in it is|9|2
in it|13|8
in my hand|20|6
in my|22|15
in one|-13|2
in that|45|-9
in the ASKED|-7|-6
in the PLACE|13|-5
in the TIME|-8|-4
in the bottom|30|-13
in the house|9|0
in the middle|30|5
in the way|-20|0
in there $|5|23
in there|-3|14
in the|-13|-6
in with|-23|0
inch $|12|15
inch|29|-26
indoors|23|-4
into the|4|-18
into|-26|2
in|10|8
is $|-15|-23
is ,|11|4
is ASKED $|16|-18
is ASKED|13|32
is NUMBER|-45|2
is PLACE the|10|0
is PLACE|-21|0
is TRIED|6|1
is a ASKED|16|-11
is a bit|-15|-1
is all|-31|37
is always|-10|3
is an|-10|6
is at my|7|0
is a|-5|-5
is been|0|18
is black|-11|0
is built|-7|0
is clear $|13|-16
is clear|16|-16
is dead $|5|5
is dead|-13|2
is dry|2|12
is electric|-29|0
is fine $|4|-25
is fine|5|22
is full|-24|0
is gone $|5|-7
is gone|21|15
is got a|16|12
is got no|-14|0
is got|-10|3
is hanging|9|5
is in a|-7|0
is in the|-40|7
is in|-3|12
is it|-19|0
is just|-35|-22
is like|7|1
is my PERSON|-10|0
is my|-2|5
is no ASKED|-4|-5
is no TRIED|-8|0
is nothing|1|-6
is not|15|3
is no|-28|-5
is off|4|-14
is on a|-15|0
is one of|-22|0
is one|2|-14
is only got|-27|0
is on|-4|36
is perfect $|2|9
is perfect|3|9
is seized|10|0
is silent $|7|-13
is silent|7|-13
is so|21|0
is still|8|-3
is stuck|-38|-7
is that|-42|0
is the ASKED|1|8
is the same|5|11
is there|-2|-11
is the|-8|-19
is too|-20|0
is up|-14|-15
is wrapped|-21|0
is|-28|-16
it $|21|-13
it , it|-26|0
it , no|13|-1
it , still|0|-14
it ,|-1|-50
it ASKED $|6|11
it ASKED|-13|3
it NUMBER|-19|0
it TRIED|7|-3
it all|-15|-30
it and it|10|-7
it and|-21|9
it at|-15|-1
it a|11|14
it back|-3|7
it before|-17|0
it came with|37|-15
it came|-9|-5
it comes on|-24|0
it comes|-6|8
it did|12|-14
it does nothing|-7|-3
it does not|28|-19
it does|8|4
it down|6|-11
it every TIME|20|5
it every|21|-1
it for|28|0
it gets|-6|0
it goes $|3|-17
it goes|25|9
it has not|-6|0
it has|6|0
it in the|-2|6
it in|12|22
it is ASKED|12|6
it is NUMBER|-22|0
it is PLACE|17|0
it is TRIED|8|1
it is all|-20|34
it is always|-12|3
it is an|-35|0
it is a|-11|-33
it is been|-3|16
it is black|-13|0
it is built|-7|0
it is dead|4|-3
it is electric|-29|0
it is full|-24|0
it is gone|19|17
it is in|4|24
it is just|6|-21
it is like|7|1
it is my|-7|0
it is not|18|0
it is off|5|18
it is one|6|-17
it is only|6|0
it is on|-7|21
it is so|21|0
it is the|34|-31
it is too|-13|0
it is wrapped|-21|0
it is|39|-20
it just|38|-6
it last TIME|-15|-1
it last|-15|-4
it like|-7|5
it never|20|0
it off|-36|10
it on $|-8|0
it on the|10|-14
it only|-12|0
it on|-26|-6
it out $|18|-18
it out|18|-21
it says|6|41
it should|13|-51
it so|-20|0
it still|6|-18
it stops|-26|0
it takes|-27|0
it the|-30|0
it to the|-3|3
it to|1|5
it up $|9|0
it up|2|-4
it used|30|0
it was in|-4|28
it was|15|33
it went $|16|8
it went|13|9
it will not|5|31
it will|5|30
it without|-36|0
it with|5|26
it would|34|0
its own|27|4
itself $|21|-3
itself|4|-3
its|38|-18
it|12|33
i|-47|30
jack|-7|6
jammed|-98|0
jams|3|-5
jug|-30|0
just ASKED|-26|19
just as|5|-35
just a|11|11
just the one|-5|-7
just the|2|-22
just|60|-22
keeps|11|-25
keep|7|-30
kettle|7|1
key|19|0
knocks|10|0
know $|-27|0
knows $|-17|0
knows|-22|0
know|-28|30
lamp|18|-4
last TIME $|3|7
last TIME ,|-13|0
last TIME|-12|7
last|6|4
later|24|2
lead $|-37|-6
lead|-27|-10
lean on the|3|3
lean on|12|9
lean|12|9
leave it|-6|0
leave|-12|-15
led|19|-4
left $|-3|11
left it|-10|10
left one|8|-1
left|-2|20
leg|7|-10
length 0|29|-46
length 1|6|-29
length 2|-30|-21
length 4|-6|78
length 5|41|28
level|4|-5
lid|-13|0
life $|24|3
life|34|5
lift|10|0
light $|-24|0
lights on|4|5
lights|-18|-25
light|-15|-34
like $|-9|-9
like an|6|14
like a|29|-2
like it is|12|-10
like it|12|-12
like new|0|-7
like that $|14|1
like that|7|0
like|96|9
lines|11|9
line|15|12
lit $|6|0
little red|1|-7
little|56|36
lit|6|39
live|-12|0
loads of|-49|-5
loads|-62|-4
lol|-22|0
long $|-6|0
long|-5|-2
looked|-12|0
looks|-3|45
look|-36|-3
loose $|22|-8
loose|23|-8
lost the TRIED|-16|0
lost the|-38|0
lost|-118|-5
lots|17|-29
lot|18|-2
loud $|-11|1
loud|-27|2
lovely $|2|31
low|35|-31
machine|15|-4
mains|24|0
make it|-15|0
makes a|3|3
makes|4|-6
make|-6|-37
manual|-14|0
mark|7|10
matter|39|0
mattress is|-17|0
maybe|-44|0
me $|-32|0
me to|-14|0
meant to|-8|0
meant|-8|0
mean|-26|0
metal|-19|0
me|-101|10
mic|-25|0
middle $|17|7
middle of the|12|-8
middle of|15|-8
middle|36|19
might have|-19|0
might|-27|0
mine $|-12|0
mine is|-21|0
mine|-62|-8
missing $|-56|-7
missing|-86|-28
mm|14|-30
moment|-25|0
more $|20|6
more|51|11
moulded|-12|0
move $|-9|0
moved|7|19
moves|37|-32
move|3|-7
mud|-14|0
my ASKED|-22|2
my PERSON ,|8|0
my PERSON ASKED|9|0
my PERSON|-4|-7
my TRIED|-17|0
my eyes|-6|0
my finger|7|-27
my hand $|22|6
my hands|8|0
my hand|25|5
my nail|23|3
my phone|7|-4
my|-19|78
nail|25|2
near the|3|-13
nearly|27|14
need to|-10|0
need|-62|0
neither , it|-7|0
neither ,|-5|9
neither ASKED|11|-2
neither|22|2
never ASKED $|5|-6
never ASKED it|-35|0
never ASKED|-5|-9
never been ASKED|7|0
never been|16|-1
never had|-29|0
never|-36|-26
new $|7|-41
new ASKED ,|13|19
new ASKED|14|17
new one|12|-2
new|24|-19
next to it|12|5
next to|18|-1
next|0|9
nice and|1|17
nice|6|24
no $|17|18
no ,|24|17
no ASKED $|32|-12
no ASKED ,|16|-9
no ASKED ASKED|25|-1
no ASKED at|-8|16
no ASKED in|-26|0
no ASKED no|11|-1
no ASKED on|-38|-5
no ASKED to|-27|0
no ASKED|14|6
no TRIED $|11|10
no TRIED|7|-6
no idea|-6|0
no it is|17|-19
no it|20|-24
no light|-11|11
no other|-8|0
nobodys|-13|-30
nobody|-25|12
noisy|-11|0
none of them|7|-3
none of|3|-3
none|9|-23
nope ,|8|-5
nope|8|-8
normal|-20|-18
nor|29|-4
not $|-33|14
not ASKED $|12|-8
not ASKED ,|13|-5
not ASKED|0|-19
not TRIED it|-6|0
not TRIED|36|14
not a ASKED|6|0
not a drop|4|4
not a|25|-3
not been|-6|-1
not budge|11|-3
not come off|-17|0
not come on|-6|0
not come|-7|3
not even|40|-24
not get|23|0
not got|-25|0
not go|28|-12
not have a|-15|0
not have|-22|0
not hear|-14|0
not hold it|12|0
not hold|21|0
not in|14|0
not know|7|-3
not make|7|0
not move|23|-7
not one|29|7
not open|-23|0
not remember|16|0
not run|-16|0
not say $|-11|0
not say|-15|0
not see|-59|0
not shift|3|-18
not sure what|-11|0
not sure|-23|0
not take|26|21
not tell|-15|0
not that|12|0
not tried|-14|0
not turn|-4|8
not want to|-8|0
not want|-8|0
not yet|7|-1
nothing $|52|25
nothing ,|2|-23
nothing ASKED $|11|-1
nothing ASKED|-16|-4
nothing at all|5|-4
nothing at|5|-7
nothing else|-43|0
nothing in|9|-2
nothing on|7|13
nothings been|3|-36
nothings|8|-109
nothing|74|-31
noticed|-14|0
not|-53|1
now $|-76|22
now|-11|103
numbers|34|47
number|-11|0
of ASKED $|-8|9
of ASKED|-17|25
of NUMBER|18|39
of a|14|-32
of it $|17|-12
of it is|11|-12
of it|-6|-42
of my|14|20
of the ASKED|2|6
of them $|3|3
of them|19|-7
of the|-2|-16
of those|10|-3
off $|-7|-25
off ,|-3|-17
off and|-3|-15
off at the|-16|0
off at|-31|0
off a|-39|0
off in|29|16
off it $|21|14
off it goes|1|-9
off it|32|14
off on|10|0
off the|6|2
off to|-9|0
off|-58|10
of|-1|5
ok $|10|-4
ok ,|7|38
ok|-2|40
old $|18|-32
old|23|-25
on $|6|-30
on ASKED|18|-1
on NUMBER|8|42
on TIME $|-8|15
on TIME|-1|15
on all|-6|1
on and|-26|-21
on at all|-34|0
on at|-74|0
on a|31|-1
on every|2|22
on for|-6|0
on in|17|0
on it $|-13|10
on it ,|-40|4
on its own|16|15
on its|16|15
on it|-19|-18
on mine $|-21|0
on mine|24|0
on my|-30|-1
on off|11|2
on since|-7|0
on that|-8|-3
on the ASKED|21|6
on the PLACE|-18|0
on the same|3|-10
on the side|-13|0
on there|-14|0
on the|12|5
on with|-17|0
once it is|3|-21
once it|4|-23
once|-8|-11
one $|-24|-18
one , it|-6|0
one ,|-18|2
one ASKED $|-34|-18
one ASKED|-21|-7
one TRIED $|-9|0
one TRIED|-8|0
one is $|-9|-23
one is|18|51
one it came|15|-4
one it|16|21
one of them|7|-4
one of the|5|18
one of|16|4
one side|8|18
one thing|-9|0
one with|-6|0
one|-4|-18
only $|-26|33
only ASKED|10|-28
only a|-13|-23
only ever|28|0
only goes|23|55
only got|-11|0
only one|-53|0
only the one|-19|0
only the|-11|-4
only when|20|-42
only|-77|-44
on|17|6
opened|4|-23
opens no|70|-65
opens yes|36|71
opens |-8|-10
open|-43|-21
or no|18|-20
orange|45|5
or|55|-13
others|-11|8
other|5|40
our|6|0
out $|13|7
out ,|-10|-3
out and|10|0
out of it|-17|3
out of the|15|-17
out of|-21|9
out the|22|12
outside|-32|0
out|16|3
over $|0|35
over it $|-21|10
over it|-10|2
overnight|-27|-14
over|-5|34
own|2|-40
packed|-7|9
pads|13|0
pair|15|-18
panel|-20|0
pc|4|11
perfect $|7|-11
perfect ,|1|-20
perfect|9|-18
petrol|-45|0
phone|17|0
piece|13|0
pins|20|7
pin|21|-21
pipe|29|40
plate|22|6
plays|12|-28
play|-8|42
plug $|-11|0
plug in|-2|5
plugged in $|5|5
plugged in|6|9
plugged|-6|11
plug|-58|-6
popped|7|36
pops|11|11
pop|15|0
press it|5|-4
press|-34|9
puddle|8|6
pulled|0|29
pull|-38|14
purrs|3|-7
push it|2|-10
pushed|11|-41
push|7|-6
put a|9|3
put it|0|-26
put|29|33
quiet $|5|22
quiet|22|-1
radio|2|4
random|22|-19
ran|9|-35
rattles|3|-5
reach|-19|0
read no|34|-74
read null|-55|5
read yes|49|74
really|-20|-11
red|32|-4
remember|16|0
remote $|-24|0
remote|-24|0
rest|1|26
right $|-1|-8
right now $|-17|0
right now|-17|0
right up|5|-17
right|59|-7
rings|6|-20
ring|19|-11
rinsed|20|13
ripped|5|16
rock solid|11|-5
rock|19|13
room $|-9|0
room|-12|-3
round $|13|-12
round round $|4|-20
round round|4|-19
round the|44|15
round|38|-31
runs off|7|27
runs|-27|-7
run|-36|-5
said|-13|0
same $|10|11
same ASKED|9|-49
same as|-16|-12
same|51|-44
sand|4|7
sat|26|11
says ASKED|-6|0
says NUMBER|10|-37
says no|3|-3
says|38|24
say|-4|11
screen $|21|-25
screen is|13|0
screens|-11|3
screen|-12|-47
screwed|-35|0
sealed|-29|-18
seam|33|-19
seconds|11|-10
second|8|-66
sec|1|6
see $|-18|0
see in|-6|0
see it|32|0
see that|-19|0
seen|11|0
see|-7|57
seized|-23|0
set it|-7|0
setting $|-7|0
setting|-6|0
set|20|-37
she is|-15|0
sheet|19|-26
shelf|13|-18
she|0|6
shift|3|-15
short|-14|-24
should|16|-64
shoved|11|-9
shut $|-72|0
shut and|8|0
shuts|5|1
shut|-47|-22
side $|-1|16
side|15|31
silent $|8|-15
silent|44|-38
since $|-12|45
since NUMBER $|-20|16
since NUMBER|-20|34
since TIME $|13|-6
since TIME|2|-28
since last TIME|7|13
since last|7|13
since the|-12|0
since|-22|19
sink $|13|13
sink|8|13
sits|51|-77
sit|4|-29
sky|-16|0
slides|19|-3
slide|-10|0
slow $|12|24
slow|13|1
smooth all|1|-17
smooth as|0|39
smooth|18|-20
snapped $|-8|29
snapped off|-26|16
snapped|-26|23
so $|12|0
so can not|-6|0
so can|-6|0
so i can|-7|0
so it|13|0
so i|-19|0
socket $|-19|0
socket|-24|21
soft|11|-16
solid $|13|-5
solid ,|27|-8
solid|-9|7
something|-53|9
some|-2|21
soon as|2|-30
soon|2|-30
sort of|8|35
sort|16|25
sound $|10|-12
sounds|9|-10
sound|21|-33
so|-118|34
spins|20|-5
spin|-14|33
split $|6|1
split|14|0
spotless|16|-6
spot|11|-14
springs|24|-20
squeeze|20|21
stairs|-19|0
stands|9|-13
start $|-11|0
starts|6|22
start|3|-12
stays off|6|0
stays|44|-44
stay|11|-16
steady $|6|13
steady|15|-13
sticking out|2|-19
sticking|2|-19
sticks out|2|-5
sticks|4|-13
stick|6|9
stiff $|7|-29
stiff|8|-28
still $|8|24
still dead $|14|-5
still dead|14|-5
still nothing $|3|5
still nothing|5|1
still on|6|24
still the|11|-23
still|78|-56
stinks|8|2
stone cold|8|-25
stone|11|-30
stood|13|-42
stop $|13|-63
stopped|-4|14
stops|-17|-50
stop|26|7
storm|19|29
straight off|34|-10
straight out $|-8|0
straight out|-8|24
straight|47|-54
stuck|-34|13
stuff|10|6
sure what|-11|0
sure|-23|0
swapped|10|12
switch|-24|-6
tablet|2|-8
taken|-14|0
takes|-55|1
take|32|13
taped|-64|0
tape|-47|0
tap|-7|0
tea|20|15
tell $|-6|0
tell you|-16|0
tells nothing|-198|4
tell|-34|0
that $|2|5
that ,|-20|0
that ASKED|-5|35
that is|36|-20
that i|5|-2
that one|15|0
that|-64|35
the ASKED $|3|4
the ASKED ,|15|-13
the ASKED ASKED|-10|0
the ASKED and|2|5
the ASKED are|-5|-3
the ASKED has|-18|0
the ASKED in|9|-1
the ASKED is|-10|-15
the ASKED off|-18|0
the ASKED|23|29
the NUMBER|47|-27
the PERSON $|-6|0
the PERSON|-7|9
the PLACE $|-28|-38
the PLACE|-33|-12
the TIME $|-7|3
the TIME|18|-23
the TRIED $|2|8
the TRIED and|1|8
the TRIED is|-10|0
the TRIED out|9|0
the TRIED|15|-11
the back $|-32|0
the back|-11|-13
the bottom $|36|13
the bottom|13|-6
the box $|8|-2
the box|-15|-2
the corner|27|16
the cover|13|0
the desk $|-9|0
the desk|-8|0
the door|22|0
the end $|5|-1
the end|6|-1
the first|14|0
the flex|30|9
the front $|11|0
the front|18|11
the handle|4|14
the hinge|14|8
the jack|3|6
the lead|-5|-25
the left|16|-55
the light|-16|0
the little|4|14
the lot|27|-16
the middle $|17|7
the middle of|13|-2
the middle|32|5
the moment|-25|0
the one ASKED|-9|0
the one it|15|-4
the one|-7|-8
the plug|-10|3
the right|3|48
the same $|7|6
the same|6|-32
the second|24|-33
the side $|-9|-3
the side|-7|-1
the sink $|13|13
the sink|13|13
the time $|-10|12
the time|5|16
the top|16|-9
the tv|-46|0
the way $|-18|-12
the way|-16|-21
the wire|2|22
them $|16|-6
them and|18|-8
them|71|7
then $|-17|0
then it|9|19
then|32|34
there $|41|29
there ,|-12|-18
there and|5|14
there is an|26|10
there is a|39|6
there is no|-28|-5
there is one|8|0
there is|-10|24
there was|2|-18
there|28|-23
they ASKED|-8|-2
they all|3|-5
they are|-18|-2
they do not|11|0
they do|11|0
they just|6|4
they|-11|16
the|21|18
thick|6|45
thing $|-34|0
things $|-42|0
things|-50|0
thing|-2|41
think $|8|0
this|-60|0
those|-12|-3
through $|31|-31
through it|14|16
through the|-30|-9
through|13|3
tick|5|2
tight $|18|-2
tight ,|6|39
tight as|8|-11
tight|40|3
till i|26|-24
till|28|-41
time $|10|-6
time no|24|-71
time null|-3|5
time yes|52|44
timer|-7|0
times|-27|6
time|39|3
tiny|-20|29
tip|30|0
to $|29|0
to ASKED $|13|-9
to ASKED|-5|-25
to NUMBER|6|-39
to TRIED|-7|0
to be|-9|12
to get|-33|0
to it $|-12|13
to it|9|17
to me $|-29|0
to me|-36|0
to open|-16|0
to say $|12|0
to say|12|0
to see $|-10|0
to see|-14|0
to tell|-6|0
to the PLACE|-32|0
to the|-13|-16
to touch|-10|0
to try|-19|0
too $|80|-29
too hot|-11|0
took a|11|1
took it|-10|0
took|-14|24
too|-32|-21
top $|1|-29
top|27|-8
totally|12|-1
touched it $|9|-8
touched it|9|-8
touched|18|-50
touch|-36|-43
to|-55|9
treacle|4|12
tried the|3|-24
tried|0|-57
true|17|-22
try|-26|0
tug|16|-6
turn it|8|4
turns|6|-33
turn|4|-29
tv|-34|-28
twice|52|8
twist|7|-18
tyres|5|-7
unchanged $|9|-9
unchanged|22|-35
unplugged|10|7
up $|1|-10
up ,|1|17
up and|5|-2
up at the|10|0
up at|-15|6
up a|-14|0
up down|9|33
up in the|2|15
up in|4|20
up like|3|-29
up on|-11|0
up to|-11|-13
up with|17|0
upstairs|-7|46
up|38|32
usb|-50|6
use it|-10|0
used it|-37|11
used to|64|13
used|-26|34
uses|-27|0
use|-61|-6
using it|-10|0
v|12|-35
want to|7|0
warm|4|-23
was $|-11|-8
was ASKED|12|0
was a|7|9
was in|-3|23
was my|12|0
was not|-15|0
was on|-50|0
was|12|2
watch|-8|0
water $|3|8
water|1|17
way ,|3|-8
ways|11|3
way|10|-12
we had a|14|2
we had|17|5
we have|-19|0
weak|2|-41
wedged|-22|0
wee|21|28
well $|7|-23
well|8|-22
went $|26|-3
went in|16|-18
went|28|5
were|-26|0
wet|3|19
we|-48|11
what is a|-8|0
what is|-27|0
what it is|-11|0
what it|14|0
whatever i do|7|2
whatever i|19|-9
whatever|16|-46
whatsoever $|57|-11
whatsoever|57|-11
what|-49|-24
when i TRIED|3|-9
when i got|-43|0
when i lean|9|7
when i wiggle|1|6
when it is|4|-13
when it|0|-23
when i|36|12
when you|-33|0
when|28|33
where is the|-17|0
where is|-20|0
where it|12|1
where the|14|46
wherever i|9|-3
wherever|10|-3
where|3|12
which ASKED|-14|0
which is|-9|0
which|-61|5
while|3|8
whirrs|36|15
whirr|27|8
white|15|-3
who knows $|-17|0
who knows|-22|0
whole $|1|-9
whole|1|-14
who|-29|0
wifi|19|0
wiggle the|1|6
wiggle|2|-20
will not ASKED|19|-1
will not TRIED|35|0
will not budge|8|-12
will not come|-28|0
will not go|12|-13
will not open|-23|0
will not take|31|21
will not turn|-7|0
will not|-7|1
will|-9|0
windows|-16|-55
wiped|10|-12
wire $|31|1
wired|-32|0
wire|15|10
with $|4|-10
with a TRIED|9|-7
with a|-6|7
with it $|7|-5
with it|0|-19
with my|23|-7
with nothing|8|13
with no|3|16
with one|-18|0
with the ASKED|13|-7
with the|-17|10
without|-61|25
with|6|40
wobbles|8|8
wooden|11|0
wood|9|-1
word|22|-37
work $|-44|0
works $|7|-7
works|7|-13
work|-74|13
worn|-13|0
worse|8|3
would not|10|-23
would|-93|-25
wound|2|21
wrapped|-26|0
wrong|5|-23
yeah|12|16
yep|5|11
yes $|11|7
yes ,|5|40
yes|36|63
yet $|-28|-1
yet|-40|-1
you can|4|27
you could|12|33
you have to|20|-9
you have|20|-9
you like $|1|-9
you like|2|-18
you mean|-23|0
your|8|-7
you|24|-22
~, ASKED|35|1
~, NUMBER $|6|7
~, NUMBER x|21|-36
~, NUMBER|3|-17
~, PERSON|-12|0
~, TRIED|15|32
~, all x|3|-11
~, all|-16|-14
~, always|11|-2
~, and it|6|7
~, and the|-7|0
~, and|1|-6
~, a|-10|-29
~, but|6|31
~, dead $|7|-1
~, dead|11|-4
~, does|-14|0
~, do|-21|0
~, even|10|-8
~, i x|-18|-8
~, it is|8|-3
~, it just|38|-3
~, it was|9|0
~, it x|-22|4
~, it|4|-6
~, i|-33|0
~, just x|7|0
~, just|21|-12
~, my PERSON|9|0
~, never x|6|15
~, never|8|15
~, no ASKED|5|27
~, no idea|-8|0
~, no x|-5|-38
~, not a|7|-3
~, nothing $|5|-2
~, nothing|35|-18
~, not|4|-18
~, no|5|-19
~, only|30|-4
~, same $|3|5
~, same x|8|2
~, same|10|21
~, so|-12|0
~, still nothing|3|9
~, still x|1|-7
~, still|22|-18
~, the x|33|26
~, then|8|19
~, they|-5|2
~, the|28|-8
~, x $|25|-62
~, x ,|26|28
~, x is|10|35
~, x it|33|-17
~, x on|-8|0
~, x x|-18|-48
~, x|56|17
~, you can|-11|0
~, you|-4|5
~? $|-65|0
~ASKED $|6|-6
~ASKED , ASKED|-3|-11
~ASKED , and|6|2
~ASKED , it|-19|-7
~ASKED , just|-16|-8
~ASKED , not|9|-5
~ASKED , no|10|7
~ASKED , same|0|25
~ASKED , x|27|50
~ASKED ,|10|46
~ASKED ?|-9|0
~ASKED ASKED $|12|25
~ASKED ASKED and|7|2
~ASKED ASKED|17|11
~ASKED NUMBER $|2|-17
~ASKED NUMBER|13|22
~ASKED a x|4|3
~ASKED all|7|-27
~ASKED and ASKED|2|11
~ASKED and it|18|39
~ASKED and x|12|-6
~ASKED and|-10|6
~ASKED any more|19|0
~ASKED any|43|-4
~ASKED are all|9|-15
~ASKED are x|-30|3
~ASKED are|2|-39
~ASKED as|15|18
~ASKED at all|-6|13
~ASKED at|-3|23
~ASKED a|8|2
~ASKED back $|5|2
~ASKED back|9|14
~ASKED been x|-39|0
~ASKED been|-39|0
~ASKED but|28|18
~ASKED came|-30|0
~ASKED comes|4|25
~ASKED come|4|9
~ASKED dead $|5|13
~ASKED dead|7|13
~ASKED does not|2|-4
~ASKED does|5|2
~ASKED down|4|-20
~ASKED fine|10|4
~ASKED for|-30|3
~ASKED from the|2|-27
~ASKED from|3|-18
~ASKED has|-25|16
~ASKED in $|9|0
~ASKED in it|-25|0
~ASKED in the|3|-3
~ASKED in|-17|-19
~ASKED is all|-6|0
~ASKED is x|42|7
~ASKED is|-8|8
~ASKED it $|-37|-12
~ASKED it is|2|27
~ASKED it x|18|-26
~ASKED it|28|-13
~ASKED i|7|0
~ASKED just x|9|-5
~ASKED just|10|8
~ASKED like a|6|13
~ASKED like x|2|18
~ASKED like|24|27
~ASKED my|4|-30
~ASKED no ASKED|6|-1
~ASKED no|13|-3
~ASKED off $|-11|0
~ASKED off|-35|-9
~ASKED of|9|3
~ASKED on $|11|-1
~ASKED on it|-23|6
~ASKED on the|5|3
~ASKED one|41|53
~ASKED only|8|0
~ASKED on|14|4
~ASKED or|3|-28
~ASKED out|-26|-16
~ASKED says|15|-14
~ASKED since|7|0
~ASKED sound|7|-24
~ASKED so|-8|0
~ASKED stays|9|-5
~ASKED still|-16|0
~ASKED that|-14|0
~ASKED the ASKED|5|-7
~ASKED the x|10|18
~ASKED then|5|18
~ASKED there $|4|-6
~ASKED there|-4|-10
~ASKED the|26|-26
~ASKED tight|2|-25
~ASKED to x|21|28
~ASKED to|-15|-5
~ASKED up|6|15
~ASKED was|-11|-4
~ASKED when i|6|1
~ASKED when|7|6
~ASKED will not|23|12
~ASKED will|48|12
~ASKED with|10|4
~ASKED x $|-5|36
~ASKED x ,|10|-19
~ASKED x and|1|35
~ASKED x in|20|-23
~ASKED x is|-29|0
~ASKED x i|8|-3
~ASKED x off|-16|0
~ASKED x on|5|-18
~ASKED x out|-26|14
~ASKED x up|17|1
~ASKED x when|-23|0
~ASKED x x|9|-20
~ASKED x|3|17
~NUMBER $|18|1
~NUMBER , NUMBER|6|13
~NUMBER ,|17|32
~NUMBER ASKED $|-13|8
~NUMBER ASKED ,|6|-8
~NUMBER ASKED|2|-4
~NUMBER TIME $|-10|25
~NUMBER TIME ,|4|-2
~NUMBER TIME|1|39
~NUMBER TRIED|11|9
~NUMBER a x|3|11
~NUMBER and|15|1
~NUMBER an|-23|0
~NUMBER are|4|-44
~NUMBER a|4|-23
~NUMBER in|9|5
~NUMBER it|11|21
~NUMBER of|-12|-7
~NUMBER the|3|3
~NUMBER x $|27|-12
~NUMBER x and|17|-14
~NUMBER x in|-26|0
~NUMBER x of|-21|0
~NUMBER x x|-4|26
~NUMBER x|-4|14
~PERSON $|-28|0
~PERSON ,|10|0
~PERSON had it|-17|0
~PERSON had|-18|0
~PERSON x $|19|0
~PERSON x it|-6|0
~PERSON x|-31|34
~PLACE $|-7|-27
~PLACE ,|-8|0
~PLACE ASKED|18|0
~PLACE a|-11|0
~PLACE the x|-14|-26
~PLACE the|-13|-17
~PLACE x $|-5|7
~PLACE x|-29|7
~TIME $|0|14
~TIME , x|19|3
~TIME ,|41|12
~TIME ago $|-14|0
~TIME ago|-24|0
~TIME and it|-10|5
~TIME and|-5|-8
~TIME in|-18|0
~TIME so|7|0
~TIME then|3|4
~TIME x|17|21
~TRIED $|4|11
~TRIED , and|12|2
~TRIED , it|8|0
~TRIED ,|27|-15
~TRIED ASKED|8|8
~TRIED TRIED $|-6|0
~TRIED TRIED|-17|16
~TRIED and it|6|-14
~TRIED and|35|28
~TRIED are x|-8|0
~TRIED are|-8|0
~TRIED in|-16|21
~TRIED is x|-10|0
~TRIED is|-28|38
~TRIED it x|17|-6
~TRIED it|28|5
~TRIED off|-12|0
~TRIED on it|-13|0
~TRIED on|-43|-11
~TRIED or|14|0
~TRIED out|15|21
~TRIED the x|2|6
~TRIED the|4|9
~TRIED up|4|17
~TRIED will not|-29|0
~TRIED will|-29|0
~TRIED x $|-1|-20
~TRIED x|-16|60
~^ ASKED ASKED|-6|24
~^ ASKED and|4|-12
~^ ASKED are|15|-10
~^ ASKED as|2|11
~^ ASKED at|-7|0
~^ ASKED does|-4|-4
~^ ASKED fine|9|6
~^ ASKED for|-18|0
~^ ASKED has|-10|0
~^ ASKED in|-6|-16
~^ ASKED is|14|-9
~^ ASKED it|10|-10
~^ ASKED like|8|19
~^ ASKED off|6|17
~^ ASKED one|4|8
~^ ASKED on|4|35
~^ ASKED the|16|-11
~^ ASKED up|3|4
~^ ASKED with|10|-8
~^ ASKED x|7|-9
~^ ASKED|8|16
~^ NUMBER ASKED|12|-23
~^ NUMBER of|-20|-9
~^ NUMBER x|12|-7
~^ NUMBER|38|22
~^ PERSON x|-35|0
~^ PERSON|-71|0
~^ PLACE|29|10
~^ TRIED ,|12|-4
~^ TRIED is|-32|0
~^ TRIED it|17|9
~^ TRIED x|-14|36
~^ TRIED|-13|-15
~^ a ASKED|8|25
~^ a x|23|-15
~^ after|8|9
~^ all ASKED|3|-22
~^ all NUMBER|-19|-2
~^ all of|7|-10
~^ all the|4|14
~^ all x|29|23
~^ all|26|-4
~^ always x|11|-11
~^ always|-5|-12
~^ an|5|6
~^ a|30|25
~^ back|4|9
~^ barely|15|6
~^ been in|4|-22
~^ been|25|-21
~^ bit|-2|9
~^ borrowed|22|7
~^ both ASKED|9|18
~^ both x|8|-7
~^ both|23|4
~^ bought it|-47|0
~^ bought|-46|9
~^ came|8|27
~^ can not|-13|-14
~^ clean|3|4
~^ comes|13|-2
~^ could not|-8|0
~^ dead|23|-13
~^ did not|26|-3
~^ did|37|4
~^ do not|-9|0
~^ does not|35|-19
~^ does|8|-2
~^ do|-17|0
~^ dry|5|3
~^ even|18|6
~^ everything|-6|-23
~^ every|11|-22
~^ fine|0|27
~^ full of|-12|0
~^ full|-7|-10
~^ goes off|6|-13
~^ goes x|2|-4
~^ goes|24|-22
~^ got it|-11|0
~^ got to|5|8
~^ got|11|-24
~^ had a|5|2
~^ had it|16|8
~^ had|27|10
~^ has not|-4|-4
~^ have to|10|17
~^ have|12|12
~^ how do|-13|0
~^ how|-24|0
~^ i ASKED|6|11
~^ i always|-11|0
~^ i am|-14|0
~^ i can|20|5
~^ i do|-8|0
~^ i have|-4|-24
~^ i never|-25|0
~^ i only|-28|0
~^ i was|-10|0
~^ i x|-16|20
~^ if i|7|12
~^ if|11|10
~^ in|-1|9
~^ it ASKED|8|-18
~^ it came|-41|0
~^ it does|-2|-20
~^ it goes|13|16
~^ it is|-48|40
~^ it just|-9|0
~^ it only|-12|0
~^ it says|-6|0
~^ it was|3|18
~^ it will|-9|-2
~^ it x|12|8
~^ it|-65|-44
~^ i|-99|-5
~^ just as|5|-7
~^ just a|6|21
~^ just the|10|2
~^ just x|6|3
~^ just|-9|-31
~^ keeps x|7|-7
~^ keeps|9|-27
~^ like a|5|30
~^ like|29|24
~^ makes|5|3
~^ mine is|-14|0
~^ mine|-79|0
~^ more|14|-14
~^ my PERSON|-23|4
~^ my x|22|24
~^ my|-22|33
~^ neither ,|-35|0
~^ neither ASKED|11|-2
~^ neither|-1|-8
~^ never been|10|0
~^ never x|-60|0
~^ never|-37|-7
~^ new ASKED|14|20
~^ new|0|18
~^ no ,|21|-3
~^ no ASKED|14|9
~^ no TRIED|-15|2
~^ no it|19|-21
~^ no x|-51|-9
~^ nobody x|-7|0
~^ nobody|-19|-5
~^ none of|3|-3
~^ none|11|-14
~^ nope ,|8|-5
~^ nope|8|-8
~^ not ASKED|16|11
~^ not a|18|-6
~^ not one|20|8
~^ not sure|-9|0
~^ not x|-52|0
~^ not yet|7|-1
~^ nothing ASKED|-16|-4
~^ nothing at|2|-4
~^ nothing x|-16|-21
~^ nothing|-22|11
~^ not|33|-6
~^ no|-13|-71
~^ one ASKED|13|20
~^ one is|-19|18
~^ one of|15|11
~^ one x|-1|-28
~^ one|41|-7
~^ only got|17|0
~^ only the|-1|-12
~^ only when|15|-42
~^ only x|-11|-10
~^ only|-4|-33
~^ on|28|36
~^ other|-4|26
~^ put|16|-8
~^ same ASKED|8|-48
~^ same x|11|28
~^ same|38|-34
~^ says NUMBER|8|-19
~^ says no|17|20
~^ says|32|11
~^ silent|20|-7
~^ solid x|9|0
~^ solid|-20|0
~^ stays x|6|15
~^ stays|25|-8
~^ still the|10|-23
~^ still x|-1|9
~^ still|23|20
~^ stuck|13|-2
~^ the ASKED|-26|9
~^ the PERSON|15|0
~^ the TRIED|-50|0
~^ the x|-6|-13
~^ there is|-31|37
~^ there|-20|4
~^ they are|-28|-18
~^ they do|12|0
~^ they x|-9|17
~^ they|-23|-5
~^ the|-47|5
~^ tight|6|-9
~^ too x|-22|0
~^ took|8|16
~^ too|-13|0
~^ tried|6|12
~^ used|-18|12
~^ was|-5|6
~^ we had|14|5
~^ we have|-22|0
~^ went|15|5
~^ we|-25|8
~^ what is|-23|0
~^ what|-55|0
~^ where is|-17|0
~^ where|-31|0
~^ which ASKED|-12|0
~^ which|-32|0
~^ will not|26|-15
~^ will|14|-15
~^ works|-3|15
~^ would|-35|0
~^ x $|30|50
~^ x ,|26|-36
~^ x ASKED|-20|3
~^ x NUMBER|23|-25
~^ x TRIED|9|-10
~^ x after|4|21
~^ x all|4|29
~^ x and|-28|13
~^ x are|-56|17
~^ x as|37|-2
~^ x at|29|20
~^ x back|7|-13
~^ x been|5|-33
~^ x clean|4|-27
~^ x dead|-35|-1
~^ x down|-18|2
~^ x even|10|-8
~^ x fine|2|4
~^ x goes|-21|12
~^ x got|-18|0
~^ x had|-10|0
~^ x has|-23|15
~^ x in|-12|24
~^ x is|9|2
~^ x it|38|-28
~^ x like|9|-19
~^ x my|11|-12
~^ x off|26|-18
~^ x of|28|13
~^ x one|-12|5
~^ x on|-18|2
~^ x out|21|32
~^ x them|15|13
~^ x the|14|-1
~^ x to|6|-20
~^ x up|-23|-19
~^ x when|16|1
~^ x will|-29|0
~^ x with|24|-28
~^ x x|-47|5
~^ x|14|-6
~^ yeah|8|7
~^ yep|5|11
~^ yes x|9|5
~^ yes|21|17
~^ you can|10|14
~^ you could|9|33
~^ you have|20|-8
~^ you x|4|-12
~^ you|48|10
~a ASKED $|-17|8
~a ASKED ,|-17|0
~a ASKED x|6|1
~a ASKED|-25|26
~a NUMBER|15|5
~a PLACE|-16|11
~a TIME $|5|-38
~a TIME|5|-37
~a TRIED $|-16|-28
~a TRIED|-20|-17
~a bit of|-21|12
~a bit x|9|-1
~a bit|1|21
~a few x|18|0
~a few|18|0
~a good|2|19
~a new x|7|2
~a new|9|-1
~a thing|23|0
~a x $|7|-42
~a x ,|-6|33
~a x ASKED|-34|-19
~a x and|16|34
~a x in|38|5
~a x of|48|-22
~a x one|-1|-5
~a x on|-6|-22
~a x or|-7|0
~a x with|16|6
~a x x|-18|-21
~a x|19|5
~about $|31|10
~about NUMBER x|14|10
~about NUMBER|15|22
~after NUMBER TIME|3|16
~after NUMBER|0|11
~after x|5|10
~again $|9|15
~ago $|-14|0
~all $|46|-25
~all ASKED $|21|0
~all ASKED x|3|-17
~all ASKED|24|-7
~all NUMBER|-12|-42
~all TIME $|-8|14
~all TIME|-2|-11
~all i|-37|0
~all of them|5|-8
~all of|8|-9
~all over $|22|-2
~all over the|8|16
~all over|25|15
~all the time|5|16
~all the x|-3|-4
~all there|6|-9
~all the|-4|8
~all x $|22|11
~all x ,|19|-17
~all x in|-17|0
~all x up|-4|21
~all x x|-15|2
~all x|21|12
~always been|4|-2
~always x $|3|-26
~always x it|-10|0
~always x|1|-11
~am not x|-6|0
~am not|-8|0
~am x|26|11
~an TIME|4|15
~an x $|17|-7
~an x x|30|16
~an x|26|2
~and ASKED $|11|-11
~and ASKED x|2|-15
~and ASKED|28|-34
~and TRIED|1|-40
~and a x|-20|4
~and all|9|-18
~and a|-36|4
~and dry|2|-37
~and i am|-37|0
~and i have|-14|0
~and it ASKED|1|11
~and it is|-38|26
~and it still|5|-14
~and it was|2|6
~and it x|38|27
~and it|21|14
~and i|-47|12
~and my|-25|0
~and never|8|-7
~and no ASKED|4|12
~and nothing|4|18
~and no|6|34
~and still x|1|-5
~and still|2|-7
~and that|1|6
~and the ASKED|11|-4
~and the x|13|20
~and then|7|5
~and there is|8|4
~and there|8|4
~and they|11|39
~and the|25|-18
~and x $|3|44
~and x ,|-25|11
~and x ASKED|1|9
~and x are|9|8
~and x it|-14|-8
~and x the|4|-11
~and x x|10|-23
~and x|24|50
~any ASKED $|10|0
~any ASKED|5|1
~any more $|20|6
~any more|20|6
~any x $|-22|-39
~any x|-17|-48
~anything $|26|-4
~are ASKED|-18|0
~are all|31|-21
~are dead|17|0
~are fine $|8|1
~are fine|8|1
~are in|0|-8
~are not|-13|0
~are x $|8|24
~are x ,|24|-8
~are x in|-10|0
~are x x|-17|0
~are x|-38|14
~as a x|18|29
~as anything $|5|15
~as anything|6|11
~as a|-12|29
~as i x|8|0
~as it|7|1
~as i|10|13
~as the x|-21|9
~as the|-5|-10
~as x $|12|-6
~as x as|4|-2
~as x|36|14
~as you like|2|-18
~as you|2|-18
~at NUMBER|-15|-20
~at all $|40|-28
~at all|4|5
~at it $|23|6
~at it|20|7
~at my|-9|0
~at the ASKED|18|8
~at the x|-17|36
~at the|-8|11
~at work $|-29|0
~at work|-30|0
~at x $|3|3
~at x|11|19
~back $|-26|1
~back in|28|16
~back on|3|20
~back x|7|19
~barely x|18|-4
~be x $|-19|0
~be x|-25|0
~been ASKED $|7|-4
~been ASKED|17|-28
~been in|17|-16
~been on|10|2
~been x $|-23|-2
~been x|7|1
~before $|-25|9
~bit of x|25|-18
~bit of|6|-20
~bit x $|-12|0
~bit x|-6|1
~both $|24|8
~both ASKED $|5|3
~both ASKED|17|-15
~both TRIED|7|0
~both x|21|-28
~bought it x|-37|0
~bought it|-55|-20
~but it|15|-17
~but no|41|20
~but the x|-19|16
~but the|-18|42
~but x|-17|-7
~by the x|-16|18
~by the|14|-2
~by x $|-7|21
~by x|0|9
~came $|12|-17
~came off|-35|0
~came on|24|-3
~came out|8|-7
~came with|12|-13
~came x|-33|0
~can ASKED|27|2
~can hear it|10|5
~can hear|16|5
~can not ASKED|-17|0
~can not find|-10|0
~can not get|26|0
~can not hear|-14|0
~can not remember|16|0
~can not see|-41|0
~can not tell|-11|0
~can not x|-20|0
~can not|-61|31
~can see|7|13
~can x it|5|-3
~can x|5|12
~clean $|18|-32
~clean ,|5|-35
~clean x|6|-3
~cold $|-9|-40
~cold and|-9|0
~come off $|-15|0
~come off|-13|0
~come on|-5|-10
~come out|7|0
~come x|18|7
~comes on|-18|25
~comes up|4|-5
~could be|-11|0
~could not say|-8|0
~could not|2|-6
~could x|12|-1
~dead $|-18|22
~dead ,|8|21
~dead as x|4|-2
~dead as|4|-3
~dead x|9|5
~did it|3|32
~did not know|26|-3
~did not|-3|-12
~do it|-20|0
~do i|-13|0
~do not have|-9|0
~do not know|-18|0
~do not want|-7|0
~do not x|35|-3
~do not|3|5
~do you mean|-13|0
~do you|-8|0
~does it $|24|16
~does it|16|10
~does not ASKED|-7|-14
~does not come|9|0
~does not x|23|-24
~does nothing $|2|11
~does nothing|16|-5
~does not|15|-37
~down $|10|4
~down it|2|20
~down the x|17|14
~down there $|20|4
~down there|20|4
~down the|18|18
~down to|-12|0
~dry $|20|-31
~dry ,|2|-5
~each time|3|-11
~empty $|1|-7
~even ASKED|-19|0
~even on|14|-13
~even with|8|-5
~even x $|32|-21
~even x it|1|-9
~even x|37|-22
~ever $|-23|-1
~ever x|21|0
~every ASKED $|1|-8
~every ASKED|8|-32
~every TIME $|6|0
~every TIME|43|17
~every time|0|13
~every x|25|-13
~everything $|10|-1
~everything x|29|13
~feel it|33|0
~few x $|8|0
~few x|19|5
~fine $|14|-19
~fine ,|1|-20
~fine with|2|14
~firm $|7|-28
~first $|18|0
~first time|5|4
~for NUMBER TIME|0|-7
~for NUMBER|0|-7
~for TIME $|-7|1
~for TIME|11|-1
~for a x|16|-15
~for a|18|3
~for it|-12|6
~for my x|-31|0
~for my|-31|0
~for x $|18|0
~for x|30|-15
~found it|-21|0
~from the x|3|-21
~from the|24|-30
~from x to|38|6
~from x|0|12
~full $|5|2
~full of x|-29|0
~full of|-23|4
~full x|3|21
~get a|6|0
~get the|15|0
~get to it|-14|0
~get to|-14|0
~get x|7|0
~go $|16|38
~go x|15|13
~goes $|18|6
~goes in $|5|-3
~goes in|14|-11
~goes off|16|8
~goes on|6|14
~goes x $|9|7
~goes x x|11|28
~goes x|11|-3
~good $|12|0
~got a x|9|11
~got a|8|11
~got it $|11|0
~got it|1|9
~got no ASKED|-8|0
~got no x|-11|0
~got no|-26|0
~got one|-8|0
~got the one|16|0
~got the x|-19|0
~got to|5|8
~got x $|22|0
~got x|-14|10
~had a x|12|3
~had a|-7|19
~had it $|-6|0
~had it x|24|-4
~had it|-33|-3
~had the x|-18|0
~had the|-21|-12
~hard $|-11|-1
~hard x|-8|0
~has a x|-5|-1
~has a|-35|3
~has not got|-9|0
~has not|-13|-4
~has x $|32|7
~has x|27|5
~have $|-10|0
~have a ASKED|-11|0
~have a|-10|0
~have been|8|0
~have had|3|3
~have not got|-14|0
~have not tried|-6|0
~have not x|35|0
~have not|-20|-6
~have no|8|0
~have only|-29|0
~have to x|15|6
~have to|20|7
~have x $|23|-6
~have x it|-22|0
~have x|10|-2
~hear it x|13|14
~hear it|16|15
~here $|-28|6
~hot $|-22|0
~how do|-13|0
~i ASKED it|14|6
~i ASKED the|5|4
~i ASKED|11|14
~i TRIED $|3|-11
~i TRIED it|2|4
~i TRIED the|3|6
~i TRIED|10|0
~i always|-11|0
~i am not|-8|0
~i am x|26|11
~i am|-10|1
~i can ASKED|14|-11
~i can not|-40|0
~i can see|6|12
~i can|20|15
~i could not|12|0
~i could|36|9
~i did|12|0
~i do not|-25|0
~i do|22|9
~i get|15|14
~i got it|-26|0
~i got|-38|0
~i had|29|-4
~i have not|-20|0
~i have no|15|0
~i have only|-18|0
~i have x|-23|3
~i have|-24|15
~i know|-8|0
~i never x|26|0
~i never|-19|0
~i only x|-15|0
~i only|-29|0
~i put|14|-8
~i think $|8|0
~i was|-11|0
~i will|-11|0
~i x $|-18|-49
~i x it|22|-12
~i x on|28|28
~i x the|-36|12
~i x|10|26
~if i x|13|16
~if it|-20|0
~if i|23|22
~in $|3|17
~in ,|9|-38
~in ASKED|-2|-16
~in NUMBER $|5|-8
~in NUMBER|17|7
~in TIME $|15|-13
~in TIME|20|-15
~in a x|-18|-18
~in and it|-7|-26
~in and|3|-22
~in a|-19|-28
~in it $|23|-4
~in it is|9|2
~in it|13|8
~in my x|8|12
~in my|22|15
~in one|-13|2
~in that|45|-9
~in the ASKED|-7|-6
~in the PLACE|13|-5
~in the TIME|-8|-4
~in the x|-16|6
~in there $|5|23
~in there|-3|14
~in the|-13|-6
~in with|-23|0
~in x $|-12|22
~in x x|-43|18
~in x|-39|46
~into the|4|-18
~is $|-15|-23
~is ,|11|4
~is ASKED $|16|-18
~is ASKED|13|32
~is NUMBER|-45|2
~is PLACE the|10|0
~is PLACE|-21|0
~is TRIED|6|1
~is a ASKED|16|-11
~is a bit|-15|-1
~is a x|31|9
~is all x|-72|39
~is all|-31|37
~is always|-10|3
~is an x|-9|6
~is an|-10|6
~is at my|7|0
~is a|-5|-5
~is been x|12|8
~is been|0|18
~is dead $|5|5
~is dead|-13|2
~is dry|2|12
~is fine $|4|-25
~is fine|5|22
~is full|-24|0
~is got a|16|12
~is got no|-14|0
~is got x|18|0
~is got|-10|3
~is in a|-7|0
~is in the|-40|7
~is in x|21|0
~is in|-3|12
~is it|-19|0
~is just x|9|-1
~is just|-35|-22
~is like|7|1
~is my PERSON|-10|0
~is my x|-12|0
~is my|-2|5
~is no ASKED|-4|-5
~is no TRIED|-8|0
~is no x|-17|0
~is not x|-20|23
~is nothing|1|-6
~is not|15|3
~is no|-28|-5
~is off|4|-14
~is on a|-15|0
~is one of|-22|0
~is one x|16|0
~is one|2|-14
~is only got|-27|0
~is on|-4|36
~is silent $|7|-13
~is silent|7|-13
~is so|21|0
~is still|8|-3
~is stuck|-38|-7
~is that|-42|0
~is the ASKED|1|8
~is the same|5|11
~is the x|12|-33
~is there|-2|-11
~is the|-8|-19
~is too x|-19|0
~is too|-20|0
~is up|-14|-15
~is x $|-30|-43
~is x ,|21|59
~is x all|35|-33
~is x and|-54|-11
~is x at|-25|0
~is x a|9|0
~is x from|14|16
~is x in|-12|-20
~is x only|-12|0
~is x on|-19|0
~is x out|7|0
~is x up|-8|0
~is x with|-18|0
~is x x|-36|35
~is x|-21|8
~it $|21|-13
~it , it|-26|0
~it , no|13|-1
~it , still|0|-14
~it , x|11|-20
~it ,|-1|-50
~it ASKED $|6|11
~it ASKED x|-12|-41
~it ASKED|-13|3
~it NUMBER|-19|0
~it TRIED|7|-3
~it all x|1|-25
~it all|-15|-30
~it and it|10|-7
~it and x|-20|0
~it and|-21|9
~it at|-15|-1
~it a|11|14
~it back|-3|7
~it before|-17|0
~it came with|37|-15
~it came|-9|-5
~it comes on|-24|0
~it comes|-6|8
~it did|12|-14
~it does nothing|-7|-3
~it does not|28|-19
~it does|8|4
~it down|6|-11
~it every TIME|20|5
~it every|21|-1
~it for|28|0
~it gets|-6|0
~it goes $|3|-17
~it goes|25|9
~it has not|-6|0
~it has|6|0
~it in the|-2|6
~it in x|12|0
~it in|12|22
~it is ASKED|12|6
~it is NUMBER|-22|0
~it is PLACE|17|0
~it is TRIED|8|1
~it is all|-20|34
~it is always|-12|3
~it is an|-35|0
~it is a|-11|-33
~it is been|-3|16
~it is dead|4|-3
~it is full|-24|0
~it is in|4|24
~it is just|6|-21
~it is like|7|1
~it is my|-7|0
~it is not|18|0
~it is off|5|18
~it is one|6|-17
~it is only|6|0
~it is on|-7|21
~it is so|21|0
~it is the|34|-31
~it is too|-13|0
~it is|39|-20
~it just x|4|5
~it just|38|-6
~it last TIME|-15|-1
~it last|-15|-4
~it like x|0|-9
~it like|-7|5
~it never|20|0
~it off x|-15|0
~it off|-36|10
~it on $|-8|0
~it on the|10|-14
~it only|-12|0
~it on|-26|-6
~it out $|18|-18
~it out|18|-21
~it says|6|41
~it so|-20|0
~it still x|4|-14
~it still|6|-18
~it the|-30|0
~it to the|-3|3
~it to|1|5
~it up $|9|0
~it up|2|-4
~it used|30|0
~it was in|-4|28
~it was x|17|28
~it was|15|33
~it went $|16|8
~it went|13|9
~it will not|5|31
~it will|5|30
~it without|-36|0
~it with|5|26
~it would|34|0
~it x $|0|21
~it x ,|21|23
~it x and|13|-17
~it x in|16|-13
~it x on|-4|-24
~it x the|13|9
~it x to|10|0
~it x up|29|-16
~it x x|5|16
~it x|50|15
~its x|27|4
~just ASKED|-26|19
~just a x|9|9
~just as x|3|-16
~just as|5|-35
~just a|11|11
~just the one|-5|-7
~just the x|-2|6
~just the|2|-22
~just x $|0|-9
~just x on|17|-7
~just x|44|-4
~keeps x|8|-4
~know $|-27|0
~knows $|-17|0
~last TIME $|3|7
~last TIME ,|-13|0
~last TIME|-12|7
~like $|-9|-9
~like a x|26|24
~like an|6|14
~like a|29|-2
~like it is|12|-10
~like it|12|-12
~like new|0|-7
~like that $|14|1
~like that|7|0
~like x $|33|9
~like x|52|11
~long $|-6|0
~long x|-28|0
~loose $|22|-8
~loud $|-11|1
~make it|-15|0
~makes a|3|3
~me $|-32|0
~me to|-14|0
~mine $|-12|0
~mine is|-21|0
~more $|20|6
~move $|-9|0
~my ASKED|-22|2
~my PERSON ,|8|0
~my PERSON ASKED|9|0
~my PERSON x|-16|5
~my PERSON|-4|-7
~my TRIED|-17|0
~my x $|-15|30
~my x ,|-12|0
~my x and|-2|10
~my x are|-11|0
~my x off|25|10
~my x on|-9|0
~my x x|40|-21
~my x|32|27
~need to|-10|0
~neither , it|-7|0
~neither ,|-5|9
~neither ASKED|11|-2
~never ASKED $|5|-6
~never ASKED it|-35|0
~never ASKED|-5|-9
~never been ASKED|7|0
~never been x|11|0
~never been|16|-1
~never had|-29|0
~never x $|49|-20
~never x it|-24|0
~never x|3|-9
~new $|7|-41
~new ASKED ,|13|19
~new ASKED|14|17
~new one|12|-2
~new x ,|1|12
~new x|-12|13
~no $|17|18
~no ,|24|17
~no ASKED $|32|-12
~no ASKED ,|16|-9
~no ASKED ASKED|25|-1
~no ASKED at|-8|16
~no ASKED in|-26|0
~no ASKED no|11|-1
~no ASKED on|-38|-5
~no ASKED to|-27|0
~no ASKED x|16|-11
~no ASKED|14|6
~no TRIED $|11|10
~no TRIED|7|-6
~no idea|-6|0
~no it is|17|-19
~no it|20|-24
~no other|-8|0
~no x $|5|-14
~no x ,|47|10
~no x at|20|-5
~no x in|15|0
~no x no|6|0
~no x of|6|0
~no x on|-53|0
~no x to|-21|0
~no x x|-18|-1
~no x|-51|23
~nobody x it|9|14
~nobody x|-6|14
~none of them|7|-3
~none of|3|-3
~nope ,|8|-5
~not $|-33|14
~not ASKED $|12|-8
~not ASKED ,|13|-5
~not ASKED|0|-19
~not TRIED it|-6|0
~not TRIED|36|14
~not a ASKED|6|0
~not a x|20|-1
~not a|25|-3
~not been|-6|-1
~not come off|-17|0
~not come on|-6|0
~not come|-7|3
~not even x|16|-4
~not even|40|-24
~not get|23|0
~not got|-25|0
~not go|28|-12
~not have a|-15|0
~not have|-22|0
~not hear|-14|0
~not in|14|0
~not know|7|-3
~not make|7|0
~not move|23|-7
~not one|29|7
~not open|-23|0
~not remember|16|0
~not say $|-11|0
~not say|-15|0
~not see|-59|0
~not sure what|-11|0
~not sure|-23|0
~not take|26|21
~not tell|-15|0
~not that|12|0
~not tried|-14|0
~not turn|-4|8
~not want to|-8|0
~not want|-8|0
~not x $|-16|-42
~not x ,|-13|0
~not x at|6|-27
~not x it|20|16
~not x my|-8|0
~not x on|-15|0
~not x the|23|13
~not x x|-18|41
~not x|-5|51
~not yet|7|-1
~nothing $|52|25
~nothing ,|2|-23
~nothing ASKED $|11|-1
~nothing ASKED|-16|-4
~nothing at all|5|-4
~nothing at|5|-7
~nothing in|9|-2
~nothing on|7|13
~nothing x $|16|-11
~nothing x|12|-42
~now $|-76|22
~of ASKED $|-8|9
~of ASKED|-17|25
~of NUMBER|18|39
~of a|14|-32
~of it $|17|-12
~of it is|11|-12
~of it|-6|-42
~of my|14|20
~of the ASKED|2|6
~of the x|-13|4
~of them $|3|3
~of them x|-9|-5
~of them|19|-7
~of the|-2|-16
~of those x|27|-2
~of those|10|-3
~of x $|27|12
~of x|-4|3
~off $|-7|-25
~off ,|-3|-17
~off and|-3|-15
~off at the|-16|0
~off at|-31|0
~off a|-39|0
~off in|29|16
~off it $|21|14
~off it goes|1|-9
~off it|32|14
~off on|10|0
~off the x|15|13
~off the|6|2
~off to|-9|0
~off x $|-9|0
~off x|-38|0
~ok $|10|-4
~ok ,|7|38
~old $|18|-32
~old x x|6|0
~on $|6|-30
~on ASKED|18|-1
~on NUMBER|8|42
~on TIME $|-8|15
~on TIME|-1|15
~on a x|19|1
~on all|-6|1
~on and|-26|-21
~on at all|-34|0
~on at|-74|0
~on a|31|-1
~on every|2|22
~on for|-6|0
~on in|17|0
~on it $|-13|10
~on it ,|-40|4
~on its x|16|15
~on its|16|15
~on it|-19|-18
~on mine $|-21|0
~on mine|24|0
~on my|-30|-1
~on off|11|2
~on since|-7|0
~on that|-8|-3
~on the ASKED|21|6
~on the PLACE|-18|0
~on the same|3|-10
~on the x|2|-6
~on there|-14|0
~on the|12|5
~on with|-17|0
~on x $|-17|17
~on x|3|-9
~once it is|3|-21
~once it|4|-23
~one $|-24|-18
~one , it|-6|0
~one ,|-18|2
~one ASKED $|-34|-18
~one ASKED x|13|22
~one ASKED|-21|-7
~one TRIED $|-9|0
~one TRIED|-8|0
~one is $|-9|-23
~one is x|-16|-24
~one is|18|51
~one it came|15|-4
~one it|16|21
~one of them|7|-4
~one of the|5|18
~one of|16|4
~one thing|-9|0
~one with|-6|0
~one x $|-7|-15
~one x ,|-13|0
~one x x|32|-8
~one x|-57|-25
~only $|-26|33
~only ASKED|10|-28
~only a x|2|-13
~only a|-13|-23
~only ever x|34|0
~only ever|28|0
~only goes|23|55
~only got|-11|0
~only one|-53|0
~only the one|-19|0
~only the x|3|10
~only the|-11|-4
~only when|20|-42
~only x $|-13|0
~only x|-48|-13
~or no|18|-20
~or x|2|-4
~other x|2|23
~our x|-8|0
~out $|13|7
~out ,|-10|-3
~out and|10|0
~out of it|-17|3
~out of the|15|-17
~out of|-21|9
~out the x|19|12
~out the|22|12
~over $|0|35
~over it $|-21|10
~over it|-10|2
~over the x|9|-10
~put a|9|3
~put it|0|-26
~quiet $|5|22
~really x|-6|0
~same $|10|11
~same ASKED|9|-49
~same as|-16|-12
~same x $|9|-9
~same x ,|4|-2
~same x for|0|8
~same x x|5|-8
~same x|22|-10
~says ASKED|-6|0
~says NUMBER|10|-37
~says no x|5|3
~says no|3|-3
~says x|8|-3
~see $|-18|0
~see in|-6|0
~see it|32|0
~see that|-19|0
~see x|47|22
~she is|-15|0
~silent $|8|-15
~since $|-12|45
~since NUMBER $|-20|16
~since NUMBER|-20|34
~since TIME $|13|-6
~since TIME|2|-28
~since last TIME|7|13
~since last|7|13
~since the|-12|0
~so $|12|0
~so can not|-6|0
~so can|-6|0
~so i can|-7|0
~so it|13|0
~so i|-19|0
~so x $|-16|0
~so x|-18|0
~solid $|13|-5
~solid ,|27|-8
~solid x|5|7
~some x|0|20
~sound $|10|-12
~stays off|6|0
~stays x $|5|-5
~stays x|-1|-10
~still $|8|24
~still dead $|14|-5
~still dead|14|-5
~still nothing $|3|5
~still nothing|5|1
~still on|6|24
~still the|11|-23
~still x $|29|-46
~still x|35|-49
~stuck x|-7|0
~sure what|-11|0
~tell $|-6|0
~tell you|-16|0
~that $|2|5
~that ,|-20|0
~that ASKED|-5|35
~that is x|-1|-5
~that is|36|-20
~that i|5|-2
~that one|15|0
~that x $|-60|37
~that x x|44|0
~that x|-11|23
~the ASKED $|3|4
~the ASKED ,|15|-13
~the ASKED ASKED|-10|0
~the ASKED and|2|5
~the ASKED are|-5|-3
~the ASKED has|-18|0
~the ASKED in|9|-1
~the ASKED is|-10|-15
~the ASKED off|-18|0
~the ASKED x|-4|-16
~the ASKED|23|29
~the NUMBER x|44|-17
~the NUMBER|47|-27
~the PERSON $|-6|0
~the PERSON|-7|9
~the PLACE $|-28|-38
~the PLACE x|-25|0
~the PLACE|-33|-12
~the TIME $|-7|3
~the TIME|18|-23
~the TRIED $|2|8
~the TRIED and|1|8
~the TRIED is|-10|0
~the TRIED out|9|0
~the TRIED x|2|10
~the TRIED|15|-11
~the back $|-32|0
~the back|-11|-13
~the first|14|0
~the lot|27|-16
~the one ASKED|-9|0
~the one it|15|-4
~the one x|-73|0
~the one|-7|-8
~the same $|7|6
~the same x|4|-40
~the same|6|-32
~the time $|-10|12
~the time|5|16
~the x $|-57|-9
~the x ,|-18|-52
~the x ASKED|15|10
~the x PLACE|-54|3
~the x TRIED|6|20
~the x are|6|0
~the x at|-26|0
~the x goes|-20|14
~the x has|39|0
~the x in|-23|15
~the x is|-36|0
~the x it|32|-30
~the x i|-6|-7
~the x off|17|0
~the x of|-22|-1
~the x one|31|-4
~the x on|-9|-1
~the x so|-6|0
~the x that|38|35
~the x with|-7|19
~the x x|-2|57
~the x|8|43
~them $|16|-6
~them and|18|-8
~them x $|-16|-1
~them x x|-13|0
~them x|-28|-5
~then $|-17|0
~then it|9|19
~then x $|11|34
~then x|24|42
~there $|41|29
~there ,|-12|-18
~there and|5|14
~there is an|26|10
~there is a|39|6
~there is no|-28|-5
~there is one|8|0
~there is x|-3|14
~there is|-10|24
~there was|2|-18
~there x $|6|0
~there x|-7|-3
~they ASKED|-8|-2
~they all|3|-5
~they are x|-15|17
~they are|-18|-2
~they do not|11|0
~they do|11|0
~they just|6|4
~they x $|20|30
~they x|13|39
~thing $|-34|0
~thing x|9|0
~think $|8|0
~those x|27|-2
~tight $|18|-2
~tight ,|6|39
~tight as|8|-11
~till i|26|-24
~time $|10|-6
~to $|29|0
~to ASKED $|13|-9
~to ASKED|-5|-25
~to NUMBER|6|-39
~to TRIED|-7|0
~to be x|-32|0
~to be|-9|12
~to get|-33|0
~to it $|-12|13
~to it|9|17
~to me $|-29|0
~to me|-36|0
~to open|-16|0
~to say $|12|0
~to say|12|0
~to see $|-10|0
~to see|-14|0
~to tell|-6|0
~to the PLACE|-32|0
~to the x|14|-11
~to the|-13|-16
~to try|-19|0
~to x $|-21|8
~to x ,|10|11
~to x it|9|23
~to x with|6|0
~too $|80|-29
~too hot|-11|0
~too x for|-6|0
~too x to|-41|0
~too x|-105|0
~took a x|11|1
~took a|11|1
~took it|-10|0
~tried the|3|-24
~turn it|8|4
~up $|1|-10
~up ,|1|17
~up and|5|-2
~up at the|10|0
~up at|-15|6
~up a|-14|0
~up down|9|33
~up in the|2|15
~up in|4|20
~up like|3|-29
~up on|-11|0
~up to|-11|-13
~up with|17|0
~up x $|3|8
~use it|-10|0
~used it|-37|11
~used to|64|13
~using it|-10|0
~want to|7|0
~was $|-11|-8
~was ASKED|12|0
~was a x|3|10
~was a|7|9
~was in|-3|23
~was my|12|0
~was not|-15|0
~was on|-50|0
~was x|15|2
~we had a|14|2
~we had|17|5
~we have|-19|0
~went $|26|-3
~went in|16|-18
~went x|13|28
~wet x|5|17
~what is a|-8|0
~what is|-27|0
~what it is|-11|0
~what it|14|0
~when i TRIED|3|-9
~when i got|-43|0
~when i x|47|5
~when it is|4|-13
~when it x|-3|-6
~when it|0|-23
~when i|36|12
~when you|-33|0
~where is the|-17|0
~where is|-20|0
~where it x|-6|1
~where it|12|1
~where the x|18|47
~where the|14|46
~which ASKED|-14|0
~which is|-9|0
~while x $|-11|0
~while x|-11|0
~who knows $|-17|0
~who knows|-22|0
~will not ASKED|19|-1
~will not TRIED|35|0
~will not come|-28|0
~will not go|12|-13
~will not open|-23|0
~will not take|31|21
~will not turn|-7|0
~will not x|-22|9
~will not|-7|1
~with $|4|-10
~with a TRIED|9|-7
~with a x|5|14
~with a|-6|7
~with it $|7|-5
~with it|0|-19
~with my x|23|-7
~with my|23|-7
~with nothing|8|13
~with no|3|16
~with one|-18|0
~with the ASKED|13|-7
~with the x|-25|0
~with the|-17|10
~with x $|-40|-8
~with x|-21|10
~without x|-23|0
~work $|-44|0
~works $|7|-7
~would not|10|-23
~x $|33|-12
~x , ASKED|27|5
~x , NUMBER|-19|0
~x , TRIED|11|47
~x , and|8|-11
~x , can|-13|0
~x , dead|3|-8
~x , it|26|19
~x , i|-45|0
~x , just|42|3
~x , nothing|27|-11
~x , not|-18|0
~x , no|-16|-29
~x , same|-18|-38
~x , still|1|21
~x , the|17|0
~x , x|10|40
~x ,|-3|41
~x ASKED $|45|-14
~x ASKED ,|3|9
~x ASKED and|-3|-15
~x ASKED as|10|-19
~x ASKED in|-6|0
~x ASKED is|8|8
~x ASKED it|-4|15
~x ASKED on|5|17
~x ASKED the|2|5
~x ASKED x|-9|36
~x ASKED|42|46
~x NUMBER $|24|31
~x NUMBER x|-14|-10
~x NUMBER|28|32
~x PERSON|20|0
~x PLACE $|28|-1
~x PLACE the|-41|-36
~x PLACE|-42|-9
~x TIME $|3|-36
~x TIME|15|-25
~x TRIED ,|-22|0
~x TRIED|10|16
~x a ASKED|10|0
~x a x|-6|24
~x about $|12|26
~x after NUMBER|-6|0
~x after|-1|11
~x all TIME|10|-20
~x all over|10|2
~x all the|21|5
~x all x|-2|-19
~x all|28|-15
~x an x|6|-13
~x and ASKED|4|-3
~x and a|16|4
~x and it|-9|9
~x and i|-42|-6
~x and never|13|-7
~x and the|33|39
~x and x|0|-22
~x and|51|-10
~x an|3|-19
~x are x|-8|10
~x are|-75|45
~x as anything|2|13
~x as a|-19|30
~x as it|2|13
~x as i|4|-18
~x as x|6|-3
~x as|21|4
~x at NUMBER|-8|0
~x at all|36|-34
~x at the|13|28
~x at|19|-30
~x a|8|42
~x back $|13|40
~x back|41|27
~x been|38|-11
~x be|9|-25
~x bit|13|0
~x both|6|-8
~x but no|41|17
~x but the|10|1
~x but|22|12
~x by the|-2|-9
~x by x|0|-25
~x by|-8|-26
~x clean|18|-17
~x cold $|6|-32
~x cold|8|-31
~x comes|5|2
~x dead|-34|-41
~x do not|17|25
~x does nothing|-22|-4
~x does|-27|8
~x down $|-17|8
~x down the|6|5
~x down|-3|21
~x do|33|38
~x dry|7|-6
~x each|22|23
~x even|19|-2
~x every TIME|6|12
~x every|16|28
~x fine|3|6
~x for TIME|-4|10
~x for a|5|-18
~x for it|-10|0
~x for|-26|2
~x from the|8|3
~x from x|4|-3
~x from|16|5
~x full|10|4
~x go $|7|24
~x goes $|14|16
~x goes in|6|-4
~x goes x|-22|-8
~x goes|-24|22
~x got|11|22
~x go|32|28
~x had|-37|-2
~x has a|-15|0
~x has x|15|17
~x has|-11|24
~x have|-30|0
~x here $|-8|0
~x here|-29|0
~x how|-7|-1
~x i can|11|0
~x i do|7|2
~x i x|2|-24
~x if|8|-21
~x in $|4|-2
~x in ,|17|-18
~x in and|4|5
~x in a|1|-47
~x in it|22|1
~x in one|-16|0
~x in there|2|32
~x in the|10|29
~x in with|-24|0
~x in x|-44|-10
~x into the|10|0
~x into|10|-3
~x in|-18|21
~x is ASKED|3|9
~x is too|-7|0
~x is x|-1|7
~x is|-48|13
~x it $|-16|-11
~x it ,|17|-37
~x it all|-2|-23
~x it and|-9|21
~x it a|11|0
~x it down|5|-13
~x it goes|5|25
~x it in|-5|32
~x it is|25|-27
~x it like|8|3
~x it off|7|0
~x it on|-45|0
~x it out|16|7
~x it to|-4|2
~x it up|-17|8
~x it with|-13|-1
~x it x|13|-33
~x it|-2|57
~x i|73|-17
~x just x|6|13
~x just|-32|7
~x last TIME|9|19
~x last|10|22
~x like a|4|-16
~x like x|30|9
~x like|40|0
~x me|-35|4
~x my x|20|-6
~x my|1|-6
~x new|2|11
~x no ASKED|-12|0
~x now $|-20|0
~x now|-15|4
~x no|-10|12
~x of ASKED|-4|21
~x of it|14|0
~x of the|-23|-8
~x of x|19|7
~x off $|-7|32
~x off and|1|-21
~x off it|21|14
~x off the|28|8
~x off|6|66
~x of|54|37
~x ok $|8|-20
~x ok|-15|-21
~x on $|-30|-6
~x on TIME|6|6
~x on and|-11|0
~x on a|15|23
~x on it|9|-38
~x on mine|-15|0
~x on the|1|8
~x on x|-11|-6
~x one $|-19|-3
~x one ,|-12|0
~x one is|0|-31
~x one x|3|10
~x one|-3|14
~x only $|-27|4
~x only|-37|4
~x on|4|8
~x or|2|11
~x out $|-16|47
~x out ,|-11|0
~x out x|9|0
~x out|32|20
~x over $|-28|23
~x over it|-21|-5
~x over|-45|21
~x says|-11|0
~x since|13|-24
~x so i|-15|0
~x solid|24|-4
~x some|-6|0
~x so|-27|0
~x stays|1|-41
~x that is|25|-25
~x that x|23|41
~x that|-23|12
~x the ASKED|-28|-8
~x the TRIED|-5|-14
~x the same|24|-5
~x the x|35|-20
~x them $|-11|-3
~x them|-2|8
~x then|8|-17
~x there $|-13|56
~x there|46|34
~x the|34|-2
~x thing $|-26|0
~x thing|-4|-19
~x till|15|-5
~x to ASKED|14|-4
~x to it|24|21
~x to the|-14|-35
~x to x|19|20
~x too $|35|-23
~x too|-3|-23
~x to|20|-20
~x up $|-3|-10
~x up ,|6|11
~x up at|-18|0
~x up to|-6|-14
~x up|43|40
~x was|-12|3
~x went|-44|0
~x what|35|0
~x when it|5|-28
~x when i|16|39
~x when|-3|23
~x where the|9|43
~x where|33|24
~x will not|-33|0
~x will|-33|0
~x with a|-21|6
~x with it|13|-24
~x with my|11|-30
~x with the|12|19
~x with x|7|-4
~x with|-2|-12
~x x $|27|3
~x x ,|-6|-10
~x x ASKED|75|-23
~x x NUMBER|-37|0
~x x all|11|3
~x x and|23|-38
~x x as|-24|-23
~x x a|-11|6
~x x by|-52|8
~x x comes|1|-8
~x x down|13|21
~x x from|10|-23
~x x in|-12|59
~x x is|-26|0
~x x it|-38|16
~x x i|23|-4
~x x now|-7|0
~x x off|11|-2
~x x one|11|21
~x x on|17|9
~x x out|5|24
~x x over|-32|0
~x x so|-8|0
~x x that|-8|0
~x x there|11|5
~x x the|-16|25
~x x to|-40|-4
~x x up|37|4
~x x when|13|7
~x x with|19|-27
~x x x|32|52
~x x|-4|22
~x yes $|4|3
~x yes|4|38
~yes $|11|7
~yes ,|5|40
~yes x|9|5
~yet $|-28|-1
~you can|4|27
~you could|12|33
~you have to|20|-9
~you have|20|-9
~you like $|1|-9
~you like|2|-18
~you mean|-23|0
~you x it|-14|-25
~you x|-10|-16
~your x|4|6
`;
