/** Settings under which a few accounts may do what thousands of members do. */
export const WITHOUT_RATES = {
  gateway: { RATE_MEMBER: '10000000', RATE_ADDRESS: '10000000', RATE_UPLOADS: '100000' },
  platform: {
    COMMENTS_PER_MINUTE: '100000',
    CHAT_MESSAGES_PER_MINUTE: '100000',
    SIGN_INS_PER_ACCOUNT: '100000',
    SIGN_INS_PER_ACCOUNT_ANYWHERE: '100000',
    SIGN_INS_PER_ADDRESS: '100000',
  },
};
