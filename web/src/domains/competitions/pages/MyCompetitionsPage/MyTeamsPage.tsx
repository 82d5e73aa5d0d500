import { MyList } from './MyList.tsx';

/** /home/competition/myteams?page= */
const MyTeamsPage = () => <MyList title="我的团队" by="team" />;

export default MyTeamsPage;
