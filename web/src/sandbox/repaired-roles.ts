const repair = (root: Element): void => {
  // GraphiQL's tabs are list items that hold the buttons: a role of theirs would hide those.
  for (const list of root.querySelectorAll('.graphiql-tabs[role=tablist]'))
    list.setAttribute('role', 'list');
  for (const item of root.querySelectorAll('li.graphiql-tab')) {
    const isActive = item.classList.contains('graphiql-tab-active');
    item.removeAttribute('role');
    item.removeAttribute('aria-selected');
    item.querySelector('button')?.setAttribute('aria-current', String(isActive));
  }
  // The explorer's choice of what to add has no name.
  for (const select of root.querySelectorAll('.graphiql-explorer-root select:not([aria-label])'))
    select.setAttribute('aria-label', '要添加的操作类型');
};

/**
 * Mends what a screen reader would stumble over in GraphiQL, whenever it has rendered again.
 * Returns a function that stops it.
 */
export const repairRoles = (root: Element): (() => void) => {
  const observer = new MutationObserver(() => repair(root));
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['class', 'role'] });
  repair(root);
  return () => observer.disconnect();
};
