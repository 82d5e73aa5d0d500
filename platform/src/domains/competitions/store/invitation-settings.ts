import type { InvitationConfig } from '@whaletide/schema/domains/invitations/rest.ts';
import type { InvitationSettings } from '@whaletide/schema/domains/invitations/rules.ts';

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
