// Brings a rendered page to life. It stands in the document itself and is no module: what it
// needs of the page is in the element beside it. Scripts come after the first paint, one by one,
// so that none holds up the reader for long; who touches the page has them at once, and nothing
// that was pressed or typed meanwhile is lost.
(() => {
  const { scripts, styles } = JSON.parse(document.getElementById('page-files').textContent);
  const critical = document.getElementById('critical-styles');
  const touches = ['pointerdown', 'keydown', 'touchstart', 'focusin'];
  const pause = () => new Promise((go) => setTimeout(go));
  const add = (rel, href) => {
    const link = Object.assign(document.createElement('link'), { rel, href });
    if (rel === 'modulepreload') link.crossOrigin = '';
    return link;
  };
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

  // What is pressed or typed in a part that React hasn't taken over yet waits for it.
  const waiting = [];
  let ready = false;
  let draining = false;
  let again = false;

  /** React marks the elements that are its own; it takes the parts of a page over one by one. */
  const isTaken = (element) => Object.keys(element).some((key) => key.startsWith('__react'));
  const taken = async (element) => {
    for (let looks = 0; looks < 200 && element.isConnected && !isTaken(element); looks += 1)
      await new Promise((go) => setTimeout(go, 25));
  };

  const type = (field, value) => {
    // React goes by what changes behind its own setter, which may know this text by now.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    const name = field.tagName === 'SELECT' ? 'change' : 'input';
    field.dispatchEvent(new Event(name, { bubbles: true }));
  };

  const drain = async () => {
    if (!ready || draining) return;
    draining = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await taken(next.control);
      again = true;
      next.act();
      again = false;
      // What was typed is taken in before a form is sent.
      await pause();
    }
    draining = false;
  };

  const acts = {
    input: (target) => {
      const control = target.closest('input:not([type=checkbox], [type=radio]), select, textarea');
      const value = control?.value;
      return { control, act: () => type(control, value) };
    },
    click: (target) => {
      // A link leads on without us.
      const control = target.closest('a[href], button, [type=checkbox], [type=radio]');
      const isLink = control?.matches('a[href]');
      return { control: isLink ? null : control, act: () => control.click() };
    },
    submit: (form) => ({ control: form, act: () => form.requestSubmit() }),
  };

  const keep = (event) => {
    const { control, act } = acts[event.type](event.target);
    // In their order: what comes after something that waits, waits too.
    const atOnce = again || (isTaken(control ?? event.target) && !draining);
    if (!control || atOnce) return;
    if (event.type !== 'input') {
      event.preventDefault();
      event.stopPropagation();
    }
    waiting.push({ control, act });
    void drain();
  };

  const goOn = () => {
    ready = true;
    for (const touch of touches) removeEventListener(touch, start, true);
    void drain();
    setTimeout(() => {
      for (const name of Object.keys(acts)) removeEventListener(name, keep, true);
    }, 10_000);
  };

  // Who follows a link before the scripts are there came by the same shared one (lib/shared-by.ts).
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
