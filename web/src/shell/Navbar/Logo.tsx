/** The whale: the same drawing as the favicon. */
export const Logo = () => (
  <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <rect width="32" height="32" rx="9" fill="#0b7fab" />
    <path
      fill="#fff"
      d="M5 15.2c0 6 4.6 9.8 10.4 9.8 5 0 8.7-3 9.4-7.4 2.2-.5 3.4-2.2 3.7-4.6-1.9-.2-3.3.3-4.3 1.5-.8-1.4-2.2-2.2-4.2-2.3.1 2.4 1 4.1 2.9 5-.9 1.5-2.5 2.3-4.7 2.3-3.6 0-5.6-2-6.3-4.6-1.3.9-3.8 1.2-6.9.3Z"
    />
    <path
      d="M9.5 10.5c.2-2.2 1.3-3.6 3.1-4.3M12.6 6.2c-1.2-.8-2.5-.9-3.9-.4M12.6 6.2c1-1 2.3-1.3 3.7-.9"
      stroke="#b6e0f7"
      strokeWidth="1.6"
      strokeLinecap="round"
      fill="none"
    />
  </svg>
);
