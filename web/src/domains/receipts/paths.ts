/** Page on which a receipt and its file are checked. */
export const receiptCheckPath = '/home/receipts';
