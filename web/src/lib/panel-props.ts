/** What each panel of a competition's managing page gets; it asks for its own data. */
export interface PanelProps {
  competitionId: string;
}
