import type { ReactNode } from 'react';

export interface CardGridProps<Item> {
  readonly items: readonly Item[];
  readonly children: (item: Item) => ReactNode;
}

/** More than a page of results has. */
const many = 40;

/**
 * Cards in two columns. Of many, those far outside of the screen are not laid out, so that a thousand scroll smoothly; a few
 * are all laid out, because pictures of the whole page and older assistive software miss the others.
 */
export function CardGrid<Item extends { readonly id: string }>({ items, children }: CardGridProps<Item>) {
  const itemClasses =
    items.length > many ? 'min-w-0 [contain-intrinsic-size:auto_15rem] [content-visibility:auto]' : 'min-w-0';
  return (
    <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4">
      {items.map((item) => (
        <li key={item.id} className={itemClasses}>
          {children(item)}
        </li>
      ))}
    </ul>
  );
}
