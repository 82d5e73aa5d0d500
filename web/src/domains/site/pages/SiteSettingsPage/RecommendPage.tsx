import { RecommendForm } from './RecommendForm.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';

/** Administrators: what is recommended on the home page of members and beside the projects. */
const RecommendPage = () => (
  <SettingsFrame title="推荐内容" about="显示在会员首页和项目列表旁。" current="recommend">
    {({ recommendConfig }) => <RecommendForm config={recommendConfig} />}
  </SettingsFrame>
);

export default RecommendPage;
