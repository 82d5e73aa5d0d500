const ChannelsAdminPage = () => null;

export default ChannelsAdminPage;
