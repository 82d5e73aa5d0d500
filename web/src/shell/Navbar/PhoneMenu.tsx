import { IconMenu2 } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { supportPath } from '#routing/support.ts';
import { areas } from './areas.ts';
import classes from './PhoneMenu.module.css';

/**
 * The areas on phones. The browser's own disclosure, so that it opens before any script has come;
 * it closes where one goes on, at Escape and at a touch beside it.
 */
export const PhoneMenu = () => {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const close = () => menu.current?.removeAttribute('open');

  useEffect(close, [key]);
  useEffect(() => {
    const beside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', beside);
    return () => document.removeEventListener('pointerdown', beside);
  }, []);

  const leave = ({ key: pressed }: KeyboardEvent) => {
    if (pressed !== 'Escape' || !menu.current?.open) return;
    close();
    menu.current.querySelector('summary')?.focus();
  };
  return (
    <details ref={menu} className={classes.menu} onKeyDown={leave}>
      <summary aria-label="菜单" className={classes.button}>
        <IconMenu2 size={22} stroke={1.5} aria-hidden />
      </summary>
      <nav aria-label="主导航" className={classes.items}>
        {areas.map(({ text, to, end }) => (
          <NavLink key={to} to={to} end={end} className={classes.item} onClick={close}>
            {text}
          </NavLink>
        ))}
        <NavLink to={supportPath()} className={classes.item} onClick={close}>
          帮助中心
        </NavLink>
      </nav>
    </details>
  );
};
