/** Look of what can be done beside the one thing to do. */
export const quiet = { variant: 'subtle', color: 'gray', size: 'sm', px: 8 } as const;
