import { useLocale } from '~/i18n/use-t'
import { Breadcrumb } from '~/ui/breadcrumb'
import { PictureView } from '~/ui/picture-view'
import about from './about.css?url'
import type { AboutProduct } from './about-product'

type Props = { product: AboutProduct; title: string }

/** Which product a page is about: the way back to it, its picture and the page's own heading. */
export function ProductLine({ product, title }: Props) {
  const { t, href } = useLocale()
  return (
    <>
      <link rel="stylesheet" href={about} />
      <Breadcrumb
        label={t('shell.trail')}
        home={{ title: t('shell.home'), path: href('home') }}
        crumbs={[...product.crumbs, { title: product.title, path: product.path }]}
      />
      <header className="about">
        <PictureView picture={product.pictures[0]} sizes="72px" alt="" />
        <div>
          <h1>{title}</h1>
          <a href={product.path}>{product.title}</a>
        </div>
      </header>
    </>
  )
}
