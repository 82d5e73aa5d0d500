import { useEffect } from 'react';

/**
 * In place of the package react-style-singleton, by which dialogs lock the page's scroll: it writes
 * a style element, which the policy of pages that are kept for many readers can't allow. A sheet of
 * the script's own needs no leave.
 */
export const stylesheetSingleton = () => {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add: (styles: string) => {
      users += 1;
      if (users > 1) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
    },
    remove: () => {
      users -= 1;
      if (users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      sheet = undefined;
    },
  };
};

export const styleHookSingleton = () => {
  const sheet = stylesheetSingleton();
  return (styles: string, isDynamic?: boolean) => {
    const shown = isDynamic ? styles : '';
    useEffect(() => {
      sheet.add(styles);
      return () => sheet.remove();
      // eslint-disable-next-line react-hooks/exhaustive-deps -- as the package has it: fixed, unless said otherwise
    }, [shown]);
  };
};

export const styleSingleton = () => {
  const useStyle = styleHookSingleton();
  return ({ styles, dynamic = false }: { styles: string; dynamic?: boolean }) => {
    useStyle(styles, dynamic);
    return null;
  };
};
