import { useT } from '~/i18n/use-locale'

type Props = { address: string; title: string; picture: string }

/** Plain share links; nothing of those sites is loaded here. */
export function ShareLinks({ address, title, picture }: Props) {
  const t = useT()
  const [url, text, media] = [address, title, picture].map(encodeURIComponent)
  const networks = [
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
    ['Twitter', `https://twitter.com/intent/tweet?url=${url}&text=${text}`],
    [
      'Pinterest',
      `https://pinterest.com/pin/create/button/?url=${url}&media=${media}&description=${text}`,
    ],
    ['WhatsApp', `https://wa.me/?text=${text}%20${url}`],
    ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
  ] as const
  return (
    <nav className="share-links" aria-label={t('productPart.share')}>
      <span aria-hidden="true">{t('productPart.share')}</span>
      {networks.map(([name, href]) => (
        <a key={name} href={href} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ))}
    </nav>
  )
}
