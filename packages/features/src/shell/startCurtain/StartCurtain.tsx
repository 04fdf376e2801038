import type { StartCurtainContent } from '@touchline/contract/content/schema';
import { ButtonLink } from '@touchline/design-system/Button';
import { Curtain } from '@touchline/design-system/Curtain';
import { Picture } from '@touchline/design-system/Picture';
import { pictureView } from '../../platform/picture/index.ts';
import { useSite } from '../../platform/site/index.ts';

export interface StartCurtainProps {
  curtain: StartCurtainContent;
  isOpen: boolean;
  /** The shopper goes on to the shop, by the button or the link. */
  onRaise: () => void;
}

/** The start curtain as the brand writes it. */
export function StartCurtain({ curtain, isOpen, onRaise }: StartCurtainProps) {
  const site = useSite();
  const { lines, text, link, enter, picture } = curtain;
  return (
    <Curtain
      isOpen={isOpen}
      onRaise={onRaise}
      lines={lines}
      raiseLabel={enter}
      action={
        link ? (
          <ButtonLink href={site.href(link.href)} onClick={onRaise}>
            {link.label}
          </ButtonLink>
        ) : null
      }
      picture={
        picture ? (
          <Picture view={pictureView(picture)} alt="" sizes="100vw" ratio="natural" hasTile={false} />
        ) : null
      }
    >
      {text}
    </Curtain>
  );
}
