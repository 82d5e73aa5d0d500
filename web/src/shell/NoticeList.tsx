import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

/** The notices themselves; each stays for 3 s unless it says otherwise. */
const NoticeList = () => <Notifications position="top-center" autoClose={3000} limit={3} />;

export default NoticeList;
