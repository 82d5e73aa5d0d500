import { type RefObject, startTransition, useEffect, useEffectEvent, useId, useState } from 'react';
import { isComposing } from '#lib/keyboard.ts';
import classes from './SearchChoices.module.css';
import { kindNames } from './thing-path.ts';
import { type Choice, useChoices } from './useChoices.ts';
import { useGoTo } from './useGoTo.ts';

interface SearchChoicesProps {
  /**
   * Input that is typed into. It belongs to the page from the first moment, so that nothing typed
   * is lost.
   */
  field: RefObject<HTMLInputElement | null>;
  /** Below the field, over the page, while the field has the focus. */
  floating?: boolean;
  /** One goes on. */
  onGone?: () => void;
}

const setText = (input: HTMLInputElement | null, text: string) => {
  if (input) input.value = text;
};

/** Suggestions and trending words of a search field: a combobox and its list (WAI-ARIA 1.2). */
const SearchChoices = ({ field, floating = false, onGone }: SearchChoicesProps) => {
  const listId = useId();
  const [typed, setTyped] = useState(() => field.current?.value ?? '');
  const [open, setOpen] = useState(true);
  const [active, setActive] = useState(-1);
  const { choices, trends } = useChoices(typed);
  const { search, choose } = useGoTo(trends);
  const shown = open && choices.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;
  const change = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(-1);
  };
  const leave = () => {
    setOpen(false);
    setActive(-1);
    onGone?.();
  };
  const take = (choice: Choice) => {
    const text = choice.trend || choice.thing ? '' : choice.text;
    setText(field.current, text);
    setTyped(text);
    leave();
    choose(choice);
  };

  // The field shows what is typed by itself; what is suggested for it may come after.
  const onInput = useEffectEvent(() => startTransition(() => change(field.current?.value ?? '')));
  const onFocus = useEffectEvent(() => setOpen(true));
  const onBlur = useEffectEvent(() => floating && setOpen(false));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && choices.length > 0) {
      event.preventDefault();
      setOpen(true);
      // Past the last one, and before the first, is the field itself.
      const places = choices.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Escape' && shown && floating) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    } else if (event.key === 'Enter') {
      const choice = shown ? choices[active] : undefined;
      if (!choice) return;
      event.preventDefault();
      take(choice);
    }
  });
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (!text) return;
    field.current?.blur();
    leave();
    search(text);
  });
  useEffect(() => {
    const { current: input } = field;
    if (!input) return;
    const ended = new AbortController();
    const { signal } = ended;
    input.addEventListener('input', () => onInput(), { signal });
    input.addEventListener('focus', () => onFocus(), { signal });
    input.addEventListener('blur', () => onBlur(), { signal });
    input.addEventListener('keydown', (event) => onKey(event), { signal });
    input.form?.addEventListener('submit', (event) => onSubmit(event), { signal });
    // Enter in an empty field does nothing, and needs no bubble to say so.
    input.addEventListener('invalid', (event) => event.preventDefault(), { signal });
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', listId);
    return () => ended.abort();
  }, [field, listId]);
  useEffect(() => {
    const { current: input } = field;
    input?.setAttribute('aria-expanded', String(shown));
    if (shown && active >= 0) input?.setAttribute('aria-activedescendant', `${listId}-${active}`);
    else input?.removeAttribute('aria-activedescendant');
  }, [field, listId, shown, active]);

  return (
    <div className={classes.choices} data-floating={floating || undefined} hidden={!shown}>
      {!typed.trim() && <div className={classes.heading}>热门搜索</div>}
      <ul id={listId} role="listbox" aria-label="搜索建议" className={classes.list}>
        {choices.map((choice, index) => (
          <li
            key={choice.text}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className={classes.choice}
            // The field keeps the focus, else the list would go before it is chosen from.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(choice)}
          >
            <span>{choice.text}</span>
            {choice.thing && <span className={classes.kind}>{kindNames[choice.thing.kind]}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
};

export default SearchChoices;
