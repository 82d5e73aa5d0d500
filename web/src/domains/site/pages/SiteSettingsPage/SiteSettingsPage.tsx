import { SettingsFrame } from './SettingsFrame.tsx';
import { SiteSettingsForm } from './SiteSettingsForm.tsx';

/** Administrators: what is set for the site rather than written in its code. */
const SiteSettingsPage = () => (
  <SettingsFrame title="站点设置" about="对所有会员生效，最多约一分钟后在各处可见。" current="site">
    {(site) => <SiteSettingsForm site={site} />}
  </SettingsFrame>
);

export default SiteSettingsPage;
