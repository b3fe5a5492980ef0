/*
 * A browser's translator puts an element of its own in the place of each text. React still holds the
 * text: it would change what nobody sees, and break where it takes the text away or puts something
 * before it (facebook/react#11538). So whoever asks the page for such a text gets what stands for it.
 */

/** What stands where a text stood. */
const standIns = new WeakMap<Node, ChildNode>();

const changes = new MutationObserver((records) => records.forEach(putBack));
const moves = new MutationObserver((records) => records.forEach(noteStandIn));

/** From now on a page that is translated by the browser works like any other. */
export function keepUpWithTranslator() {
  moves.observe(document.body, { childList: true, subtree: true });
  // oxlint-disable-next-line typescript/unbound-method -- they are called on a node below
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = takeAway;
  Node.prototype.insertBefore = putIn;

  function takeAway<Child extends Node>(this: Node, child: Child): Child {
    removeChild.call(this, placeIn(this, child));
    return child;
  }

  function putIn<Child extends Node>(this: Node, child: Child, next: Node | null): Child {
    insertBefore.call(this, child, next && placeIn(this, next));
    return child;
  }
}

/** The child itself where it still is one. */
function placeIn(parent: Node, child: Node): Node {
  const standIn = standIns.get(child);
  return standIn && child.parentNode !== parent && standIn.parentNode === parent ? standIn : child;
}

function noteStandIn({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord) {
  const [text] = removedNodes;
  if (!(text instanceof Text) || text.isConnected) return;
  const standIn = [...addedNodes, previousSibling, nextSibling].find(isOfTranslator);
  if (!standIn) return;
  standIns.set(text, standIn);
  changes.observe(text, { characterData: true });
}

/** The mark of all translators that replace texts. */
const isOfTranslator = (node: Node | null): node is Element => node?.nodeName === "FONT";

/** A text that has changed stands for itself again, until it is translated anew. */
function putBack({ target }: MutationRecord) {
  const standIn = standIns.get(target);
  if (standIn?.isConnected && !target.isConnected) standIn.replaceWith(target);
}
