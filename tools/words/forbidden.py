"""Words that no text of a planner says, for each language: nobody is to be blamed for what is not done.

A word that ends in a hyphen stands for all that begin with it. Between two words, any space is meant.
Add the forms that your language makes: participles, plurals, "you should" in each way to address somebody.
"""

import functools
import re

FORBIDDEN = {
    "en": """overdue, missed, fail, fails, failed, failing, failure-, lazy, lazi-, streak-, you should, you must, you ought,
        too late, behind schedule, neglect-""",
    "de": """überfällig-, verpass-, versäum-, verspät-, zu spät, im Verzug, in Verzug, Rückstand-, Rückständ-, faul, faule-,
        Faulheit, Faulenz-, faulenz-, Serie, Serien, du solltest, solltest du, du musst, du müsstest, du hättest, gescheitert-,
        scheiter-, Versager-, versagt-, vernachlässig-""",
    "fr": """en retard, retardataire-, manqué-, échou-, échec-, raté-, loupé-, paresse-, fainéant-, série, séries, tu devrais,
        tu dois, tu aurais dû, vous devriez, vous devez, vous auriez dû, trop tard, négligé-""",
    "es": """atrasad-, atraso-, retrasad-, retraso-, vencid-, perdid-, perdiste, fallad-, fallaste, fracas-, perezos-, pereza,
        holgazan-, racha, rachas, deberías, debes, tendrías que, demasiado tarde, incumpl-, descuidad-, negligen-""",
    "nl": """te laat, te late, achterstallig-, achterstand-, achterop, gemist-, mislukt-, mislukk-, gefaald-, faalt, falen, lui,
        luie, luiheid, reeks, reeksen, streak-, je zou moeten, zou je moeten, je had moeten, je moet, verzuimd-, verwaarloo-""",
    "it": """in ritardo, ritardatari-, scadut-, mancat-, fallit-, falliment-, fallire, pigr-, serie, dovresti, avresti dovuto,
        troppo tardi, trascurat-, arretrat-""",
    "pt-BR": """atrasad-, atraso-, perdid-, perdeu, falh-, fracass-, preguiç-, sequência, sequências, você deveria, deveria ter,
        você deve, tarde demais, vencid-, negligen-""",
    "sv": """försena-, missa-, misslyck-, lat, lata, lathet-, latmask-, svit, sviten, sviter, streak-, du borde, borde du,
        du måste, för sent, för sen, eftersläp-, efter schemat, försumm-, slarv-""",
    "da": """overskred-, overskrid-, forfald-, forsink-, forsøm-, misset, missede, gik glip, gået glip, går glip, gå glip, mislyk-,
        doven, dovne, dovent, dovenskab-, streak-, stime, stimer, dage i træk, du burde, burde du, du bør, bør du, du skal, skal du,
        du skulle, du er nødt, er du nødt, for sent, for sen, for sene, bagud, efterslæb-, restance-, sjusk-, svigt-, fiasko-,
        slendrian, undladt, udsat""",
    "pl": """zaległ-, spóźni-, przegap-, nieudan-, nie uda-, leniw-, lenistw-, leniuch-, leń, seria, serii, serię, serie,
        powinieneś, powinnaś, powinniście, powinnyście, musisz, za późno, opóźnion-, porażk-, zawiod-, zawal-, zaniedb-,
        przetermin-, po terminie""",
    # "Photographic" begins as "missed" does, and "bright" as "passed": so the forms of those are listed one by one.
    "ar": """متأخر-, تأخر-, تتأخر-, تأخير-, فات, فاتك, فاتكم, فاتني, فاتت-, فائت-, فوت, فوته, فوتها, فوتت-, تفويت-, فوات,
        فشل-, تفشل-, يفشل-, فاشل-, أخفق-, إخفاق-, كسول-, كسل, كسلان-, سلسلة, أيام متتالية, يجب عليك, ينبغي عليك, ينبغي لك,
        كان عليك, عليك أن, مهمل-, أهمل-, إهمال-, مقصر-, متراكم-, تراكم-, تجاوز الموعد, تجاوزت الموعد, متقاعس-""",
}

# Vowel signs and the lengthening stroke of Arabic, and hyphens that show only at the end of a line: as if not written.
UNSEEN = re.compile("[\u00ad\u0640\u064b-\u0652\u0670]")
# Letters that are written in one way or another.
ALIKE = str.maketrans("أإآٱى", "ااااي")
# In Arabic "and", "in", "for" and "the" are written as one with the word that follows.
BEFORE = "(?:[وف]?(?:[بكل]?ال|لل|[بكلس])?)?"


def folded(text):
    return UNSEEN.sub("", text).translate(ALIKE)


@functools.cache
def pattern(tag):
    words = [word.strip() for word in FORBIDDEN[tag].split(",")]
    found = [r"\s+".join(map(re.escape, folded(word.removesuffix("-")).split())) + ("" if word[-1:] == "-" else r"\b") for word in words]
    return re.compile(rf"\b{BEFORE if tag == 'ar' else ''}(?:{'|'.join(found)})", re.IGNORECASE)


def wrong_words(tag, text):
    """The forbidden words in a text, as they stand there."""
    return pattern(tag).findall(folded(text)) if tag in FORBIDDEN else []
