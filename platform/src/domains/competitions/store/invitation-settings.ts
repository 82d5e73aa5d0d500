import type { InvitationConfig } from '@whaletide/schema/rest/invitations.ts';
import type { InvitationSettings } from '@whaletide/schema/rules/invitations.ts';

export const toInvitationConfig = (settings: InvitationSettings): InvitationConfig => ({
  LinkText: settings.linkText,
  ShowLb: settings.showsRanking,
  Notice: settings.notice,
});

export const fromInvitationConfig = (config: InvitationConfig): InvitationSettings => ({
  linkText: config.LinkText.trim(),
  showsRanking: config.ShowLb,
  notice: config.Notice?.trim() || null,
});
