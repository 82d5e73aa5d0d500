// Brings a rendered page to life. It stands in the document itself and is no module: what it
// needs of the page is in the element beside it. Scripts come after the first paint, one by one,
// so that none holds up the reader for long; who touches the page has them at once, and nothing
// that was pressed or typed meanwhile is lost.
(() => {
  const { scripts, styles } = JSON.parse(document.getElementById('page-files').textContent);
  const critical = document.getElementById('critical-styles');
  const root = document.getElementById('root');
  const touches = ['pointerdown', 'keydown', 'touchstart', 'focusin'];
  const pause = () => new Promise((go) => setTimeout(go));
  const add = (rel, href) => {
    const link = Object.assign(document.createElement('link'), { rel, href });
    if (rel === 'modulepreload') link.crossOrigin = '';
    return link;
  };
  // In ms; a busy machine takes its parts over slowly, and until then they wait.
  const LONGEST = 60_000;
  // A field that is replaced may be away so long, in ms.
  const LONGEST_GONE = 5_000;
  let started = false;

  const loadStyles = async () => {
    await Promise.all(
      styles.map((href) => {
        const link = add('stylesheet', href);
        // Before the styles that came with the page, which stay until all of these are there.
        critical.before(link);
        return new Promise((loaded, failed) => {
          link.onload = loaded;
          link.onerror = failed;
        });
      }),
    );
    critical.remove();
  };

  const start = async () => {
    if (started) return;
    started = true;
    loadStyles().catch(() => undefined);
    for (const href of scripts) document.head.append(add('modulepreload', href));
    for (const href of scripts) {
      await import(href);
      await pause();
    }
  };

  // Presses and typing in a part that React hasn't taken over yet wait for it.
  const waiting = [];
  let ready = false;
  let draining = false;
  let again = false;

  /**
   * Tells whether React has taken over the part of the page around an element. It takes parts over
   * one by one, and the part of an event of this kind at once; where it can't yet, it lets the event
   * go no further than its root. This event has no other listeners.
   */
  const isTaken = (element) => {
    let arrived = false;
    const arrive = () => (arrived = true);
    element.addEventListener('pointercancel', arrive, true);
    element.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
    element.removeEventListener('pointercancel', arrive, true);
    return arrived;
  };

  /** Place of an element: a page that is rendered again, as for another time zone, keeps it. */
  const placeOf = (element) => {
    const place = [];
    for (let at = element; at && at !== root; at = at.parentElement)
      place.unshift([...(at.parentElement?.children ?? [])].indexOf(at));
    return place;
  };
  /** By what a reader knows it: what stands in its place may be another. */
  const traitsOf = (element) => {
    const names = ['type', 'name', 'aria-label', 'placeholder'];
    const said = element.matches('button') && element.textContent;
    return [element.tagName, ...names.map((name) => element.getAttribute(name)), said].join('\n');
  };
  const successorOf = ({ control, place }) => {
    if (control.isConnected) return control;
    const there = place.reduce((at, index) => at?.children[index], root);
    if (!there || traitsOf(there) !== traitsOf(control)) return control;
    // Focus in the old element goes on in this one.
    if (document.activeElement === document.body) there.focus();
    return there;
  };

  /**
   * Waits until React has taken over a control, or what has come in its place; answers it. A field
   * may be away for a moment, with a skeleton in its place: what was typed waits for the next one.
   */
  const taken = async (next) => {
    const until = Date.now() + LONGEST;
    const gone = Date.now() + (next.isTyping ? LONGEST_GONE : 0);
    let control = successorOf(next);
    while (Date.now() < (control.isConnected ? until : gone)) {
      if (control.isConnected && isTaken(control)) break;
      await new Promise((go) => setTimeout(go, 25));
      control = successorOf(next);
    }
    return control;
  };

  const type = (field, value) => {
    // React goes by what changes behind its own setter, which may know this text by now.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    const name = field.tagName === 'SELECT' ? 'change' : 'input';
    field.dispatchEvent(new Event(name, { bubbles: true }));
  };

  const redo = (act, control) => {
    again = true;
    act(control);
    again = false;
  };

  const drain = async () => {
    if (!ready || draining) return;
    draining = true;
    while (waiting.length > 0) {
      const [next] = waiting;
      const control = await taken(next);
      waiting.shift();
      redo(next.act, control);
      // Typed text is taken in before a form is sent.
      await pause();
    }
    draining = false;
  };

  const typing = (control, value) => ({
    control,
    isTyping: true,
    act: (field) => type(field, value),
    stands: () => control.value === value,
  });
  // Option chosen of a list. Its `change` tells of it, before which React may have put back the
  // server's.
  let chosen;

  const acts = {
    input: (target) => {
      if (target.matches('select')) chosen = target.value;
      const control = target.closest('input:not([type=checkbox], [type=radio]), textarea');
      return typing(control, control?.value);
    },
    change: (target) => typing(target.closest('select'), chosen ?? target.value),
    click: (target) => {
      // A link leads on without us.
      const control = target.closest('a[href], button, [type=checkbox], [type=radio]');
      const isLink = control?.matches('a[href]');
      return { control: isLink ? null : control, act: (own) => own.click() };
    },
    // In a form Enter sends it, which the browser tells us by itself.
    keydown: (target, { key, isComposing }) => {
      const field = key === 'Enter' && !isComposing && target.closest('input, textarea');
      const press = { key, code: key, bubbles: true, cancelable: true };
      const act = (own) => own.dispatchEvent(new KeyboardEvent('keydown', press));
      return { control: field && !field.form ? field : null, act };
    },
    submit: (form) => ({ control: form, act: (own) => own.requestSubmit() }),
  };

  const keep = (event) => {
    const { control, act, isTyping, stands } = acts[event.type](event.target, event);
    if (!control || again) return;
    // In their order: what comes after something that waits, waits too.
    if (ready && !draining && isTaken(control)) {
      // A part that has just been taken over may have put back what the server wrote.
      if (stands?.() === false) {
        event.stopPropagation();
        redo(act, control);
      }
      return;
    }
    if (event.type !== 'input') {
      event.preventDefault();
      event.stopPropagation();
    }
    // One letter after the other waits as one text: typed again without the last, the next letter
    // would come behind what it was before.
    const last = waiting.at(-1);
    if (isTyping && last?.isTyping && last.control === control) last.act = act;
    else waiting.push({ control, place: placeOf(control), act, isTyping });
    void drain();
  };

  const goOn = () => {
    ready = true;
    for (const touch of touches) removeEventListener(touch, start, true);
    void drain();
    setTimeout(() => {
      for (const name of Object.keys(acts)) removeEventListener(name, keep, true);
    }, LONGEST);
  };

  // A visitor who follows a link before the scripts have come was shared it by the same member
  // (lib/shared-by.ts).
  const memberId = new URLSearchParams(location.search).get('shareby');
  try {
    if (/^[0-9a-f]{24}$/.test(memberId ?? ''))
      localStorage.setItem('shared-by', JSON.stringify({ memberId, at: Date.now() }));
  } catch {
    // A full or forbidden store only forgets.
  }

  for (const name of Object.keys(acts)) addEventListener(name, keep, true);
  for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true });
  addEventListener('page-ready', goOn, { once: true });
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
})();
