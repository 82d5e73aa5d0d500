import type { ComponentProps } from 'react';
import { AuthorshipField } from '../AuthorshipField/AuthorshipField.tsx';

/** Field of the author, loaded once it is unfolded. */
const Choice = (props: ComponentProps<typeof AuthorshipField>) => <AuthorshipField {...props} />;

export default Choice;
