import { lazy, useRef, useState } from 'react';
import { Contained } from '../Contained/Contained.tsx';

const HintText = lazy(() => import('./HintText.tsx'));

/**
 * A hint at a button: to the pointer, to touch and to the keyboard, and to screen readers at once.
 * What places it is only loaded when somebody asks for it.
 *
 * @returns the button's properties, and the hint to put beside it
 */
export const useHint = <T extends HTMLElement>(label: string) => {
  const target = useRef<T>(null);
  const [asked, setAsked] = useState(false);
  const [opened, setOpened] = useState(false);
  const show = () => {
    setAsked(true);
    setOpened(true);
  };
  const hide = () => setOpened(false);
  return {
    button: {
      ref: target,
      'aria-description': label,
      onMouseEnter: show,
      onMouseLeave: hide,
      onFocus: show,
      onBlur: hide,
      onTouchStart: show,
    },
    hint: asked && (
      <Contained>
        <HintText label={label} target={target} opened={opened} />
      </Contained>
    ),
  };
};
