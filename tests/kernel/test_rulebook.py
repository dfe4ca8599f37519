import pytest

from kibitz.kernel.game import Violation
from kibitz.kernel.rulebook import BadRulebook, UnknownRule, parse_rulebook

BOOK = """# Sample

What it is about.

## 1 Play

### 1.1 Follow suit {enforced}
Source: the rulebook

You must follow.

> said: You hold {cards}: one of them must be played.

### 1.2 A point {scoring}
Source: D-1

> label: A point
> sum: {points}
"""


def test_rules_and_their_sentences() -> None:
    book = parse_rulebook("sample", BOOK)
    assert (book.title, book.preface) == ("Sample", "What it is about.")
    assert [rule.id for rule in book] == ["1.1", "1.2"]
    assert book.rule("1.1").text == "You must follow."
    assert book.rule("1.2").sentences == {"label": "A point", "sum": "{points}"}


def test_the_sentence_of_a_broken_rule_names_the_facts_and_the_rule() -> None:
    book = parse_rulebook("sample", BOOK)
    said = book.why(Violation("1.1", cards=("SA", "SK")))
    assert said == "You hold SA SK: one of them must be played. [sample 1.1]"


def test_an_unknown_rule_lists_the_nearest() -> None:
    with pytest.raises(UnknownRule) as caught:
        parse_rulebook("sample", BOOK).rule("1.3")
    assert set(caught.value.nearest) == {"sample 1.1", "sample 1.2"}


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (BOOK.replace("# Sample", "Sample", 1), "line 1"),
        (BOOK.replace("## 1 Play", "## Play"), "line 5"),
        (BOOK.replace("{enforced}", "{enforcd}"), "line 7"),
        (BOOK.replace("Source: the rulebook\n", ""), "below the title of rule 1.1"),
        (BOOK.replace("> said: ", "> says: "), "must have these sentences: said"),
        (BOOK.replace("> label: A point\n", ""), "must have these sentences: label, sum"),
        (BOOK.replace("### 1.2", "### 1.1"), "rule 1.1 stands there twice"),
    ],
)
def test_a_rulebook_out_of_form_is_refused(broken: str, said: str) -> None:
    with pytest.raises(BadRulebook, match=said):
        parse_rulebook("sample", broken)
