/** Maximum number of lists of one account. */
export const maxWishlists = 20;

/** Maximum number of products in one list, and in the list of a guest. */
export const maxWishlistItems = 100;

/** The page that ends the mails about a wishlist, below the site path. */
export const wishlistNoticesPage = '/wishlist/notices';

/** Maximum length of a list's name. */
export const maxWishlistName = 60;
