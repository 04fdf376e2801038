import type { Database } from '../../kernel/database/schema.ts';
import type { RetentionName } from './retentions.ts';

/**
 * - `neutral`: says nothing about a person, or nothing once the personal columns of its row are gone.
 * - `personal`: is gone after an erasure; the table has an entry in `erasers.ts`.
 * - the name of a retention: stays for its period, then a sweep deletes it.
 */
export type ColumnClass = 'neutral' | 'personal' | RetentionName;

type ClassesOf<Columns> = { readonly [Class in ColumnClass]?: readonly (keyof Columns)[] };

/**
 * The class of every column of the database. A new column belongs into the list of its class; a test names those that
 * are in none.
 */
export const columnClasses = {
  account_addresses: {
    personal: ['account_id', 'data'],
    neutral: ['id', 'country', 'is_default', 'used_at'],
  },
  account_consents: {
    personal: ['account_id', 'accepted', 'source'],
    neutral: ['id', 'consent_type', 'version', 'market', 'language', 'decided_at'],
  },
  account_devices: { personal: ['account_id', 'digest'], neutral: ['first_seen_at', 'last_seen_at'] },
  account_events: {
    security: ['account_id', 'kind', 'source', 'happened_at'],
    neutral: ['id'],
  },
  account_keys: {
    personal: ['account_id', 'email', 'salt', 'key_hash', 'ticket_hash'],
    neutral: ['kind', 'created_at', 'expires_at', 'used_at', 'tries'],
  },
  accounts: {
    personal: [
      ...(['id', 'email', 'first_name', 'last_name', 'password_hash', 'birth_date'] as const),
      ...(['confirmed_age', 'payment_customer'] as const),
      ...(['gender', 'phone', 'consents', 'newsletter'] as const),
    ],
    neutral: ['level', 'created_at', 'verified_at', 'blocked_at', 'market', 'language', 'site_path'],
  },
  // Of the retailer's own staff, who are no shoppers: it removes them itself.
  associate_sessions: { neutral: ['session_id', 'store_id', 'store_name', 'employee_id', 'name'] },
  baskets: {
    personal: ['shopper_id', 'owner_id', 'kept_from', 'held_by', 'data'],
    neutral: [
      ...(['id', 'merged_into', 'state', 'version', 'order_id', 'reserved_until', 'held_since'] as const),
      ...(['created_at', 'modified_at'] as const),
    ],
  },
  catalogue_state: { neutral: ['id', 'version'] },
  categories: { neutral: ['path', 'key', 'parent', 'position', 'names'] },
  consent_receipts: {
    personal: ['account_id'],
    consentProof: ['visitor_hash', 'choice', 'recorded_at'],
    neutral: ['receipt_key', 'market', 'language'],
  },
  passkeys: {
    personal: ['account_id', 'credential_id', 'public_key', 'name'],
    neutral: [
      ...(['id', 'counter', 'transports', 'rp_id', 'is_synced', 'created_at', 'last_used_at'] as const),
    ],
  },
  // Of the retailer's own staff, who are no shoppers: it removes them itself.
  desk_owners: { neutral: ['id', 'name', 'created_at'] },
  desk_links: { neutral: ['link_hash', 'owner_id', 'created_at', 'expires_at', 'used_at'] },
  desk_sessions: { neutral: ['token_hash', 'owner_id', 'created_at', 'seen_at', 'ended_at'] },
  desk_log: { neutral: ['id', 'owner_id', 'act', 'subject', 'happened_at'] },
  content_documents: {
    neutral: ['id', 'brand', 'kind', 'key', 'draft', 'revision', 'draft_at', 'draft_by'],
  },
  content_versions: { neutral: ['document_id', 'number', 'body', 'author', 'created_at', 'note'] },
  content_publications: {
    neutral: ['id', 'document_id', 'number', 'starts_at', 'ends_at', 'owner_id', 'created_at'],
  },
  content_pictures: { neutral: ['id', 'brand', 'name', 'alt', 'picture', 'owner_id', 'created_at'] },
  external_identities: {
    personal: ['issuer', 'subject', 'account_id'],
    neutral: ['created_at'],
  },
  former_products: { neutral: ['id', 'product_id', 'moved_at'] },
  feed_groups: { neutral: ['market', 'group_id', 'digest', 'products'] },
  launch_entries: {
    personal: ['account_id', 'person', 'receipt', 'order_id'],
    neutral: [
      ...(['id', 'launch_id', 'state', 'joined_at', 'seen_at', 'queue_key', 'pass_until'] as const),
      ...(['admitted_at', 'sku', 'commitment', 'rank', 'uses'] as const),
    ],
  },
  launch_products: { neutral: ['product_id', 'launch_id'] },
  launches: {
    neutral: [
      ...(['id', 'source', 'names', 'texts', 'channel_types', 'markets', 'event_type', 'starts_at'] as const),
      ...(['ends_at', 'exclusivity_group', 'early_from', 'early_tier', 'seats', 'pay_minutes'] as const),
      ...(['root', 'pieces', 'drawn_at', 'seed_commitment'] as const),
    ],
  },
  coupon_campaigns: {
    neutral: [
      ...(['id', 'market', 'kind', 'value', 'minimum_minor', 'from_at', 'until_at'] as const),
      ...(['max_per_person'] as const),
      ...(['products', 'categories', 'members_only', 'first_order_only', 'with_coupons'] as const),
      ...(['with_vouchers', 'is_klarna', 'stopped_at', 'created_at'] as const),
    ],
  },
  coupon_codes: { neutral: ['code', 'campaign_id', 'max_uses'] },
  coupon_uses: { neutral: ['order_id', 'code', 'campaign_id'] },
  digital_files: { neutral: ['product_id', 'language', 'file_name', 'media_type', 'content'] },
  downloads: {
    personal: ['order_id', 'item_id'],
    neutral: ['product_id', 'language', 'left_count', 'expires_at'],
  },
  // Its owner is whoever has the code: it outlives the account of its buyer.
  gift_card_entries: { neutral: ['id', 'card_id', 'kind', 'minor', 'order_id', 'created_at'] },
  fulfilment_events: { neutral: ['source', 'id', 'parcel_id', 'received_at'] },
  gift_cards: {
    personal: ['gift'],
    neutral: [
      ...(['id', 'order_id', 'item_id', 'piece', 'market', 'currency', 'value_minor'] as const),
      ...(['balance_minor'] as const),
      ...(['state', 'language', 'site_path', 'salt', 'code_hash', 'send_at', 'mailed_at'] as const),
      'expires_at',
      ...(['created_at', 'changed_at'] as const),
    ],
  },
  limited_purchases: { personal: ['person'], neutral: ['order_id', 'product_id', 'quantity'] },
  loyalty_entries: {
    personal: ['account_id', 'order_id'],
    neutral: ['transfer_id', 'ledger', 'points', 'kind', 'at'],
  },
  loyalty_members: {
    personal: ['account_id', 'membership_id'],
    neutral: [
      ...(['market', 'terms_version', 'joined_at', 'left_at', 'tier', 'available', 'pending'] as const),
      ...(['settled_at', 'next_due_at'] as const),
    ],
  },
  loyalty_notifications: {
    personal: ['account_id', 'occasion'],
    neutral: ['id', 'type', 'points', 'tier', 'on_day', 'created_at', 'seen_at'],
  },
  loyalty_vouchers: {
    personal: ['code', 'account_id', 'request_key', 'order_id'],
    neutral: [
      ...(['market', 'currency', 'value_minor', 'minimum_minor', 'tier', 'points', 'issued_at'] as const),
      ...(['expires_at', 'voided_at', 'uses'] as const),
    ],
  },
  mails: {
    personal: ['id', 'recipient', 'data', 'failure'],
    neutral: ['kind', 'language', 'created_at', 'sent_at', 'attempts', 'next_try_at', 'failed_at'],
  },
  model_counts: { neutral: ['model', 'count'] },
  model_pairs: { neutral: ['model', 'other', 'count'] },
  model_recommendations: { neutral: ['model', 'other', 'score'] },
  newsletter_issues: { neutral: ['id', 'topic', 'market', 'texts', 'created_at'] },
  newsletter_links: {
    personal: ['subscription_id', 'salt', 'key_hash'],
    neutral: ['purpose', 'expires_at'],
  },
  newsletter_receipts: {
    consentProof: ['address', 'event', 'consent_version', 'details', 'network', 'happened_at'],
    neutral: ['id', 'market', 'language', 'source'],
  },
  newsletter_subscriptions: {
    personal: ['id', 'email', 'gender', 'birth_date', 'confirmed_age', 'topics', 'frequency'],
    neutral: [
      ...(['state', 'market', 'language', 'site_path', 'source', 'consent_version', 'paused_until'] as const),
      ...(['created_at', 'asked_at', 'confirmed_at', 'ended_at', 'last_issue_at'] as const),
    ],
  },
  order_links: {
    personal: ['order_id', 'salt', 'key_hash'],
    neutral: ['expires_at'],
  },
  orders: {
    personal: ['owner_id', 'shopper_id'],
    // The phone numbers are taken out of `data` by an erasure.
    accounting: ['id', 'basket_id', 'total_minor', 'data', 'created_at', 'placed_at'],
    claims: ['email'],
    neutral: [
      ...(['intent_key', 'intent_hash', 'market', 'language', 'site_path', 'status'] as const),
      ...(['payment_status', 'customer_status', 'currency', 'changed_at', 'measured_at'] as const),
      ...(['collection_code', 'cancelled_at', 'cancel_reason', 'replaces', 'paid_in'] as const),
    ],
  },
  refunds: {
    accounting: [
      ...(['return_id', 'order_id', 'minor', 'state', 'refusals', 'changed_at'] as const),
      ...(['provider_minor', 'reference'] as const),
    ],
  },
  exchanges: {
    accounting: [
      ...(['return_id', 'item_id', 'sku', 'size', 'quantity', 'shipping_minor', 'state'] as const),
      'kept_until',
    ],
  },
  return_lines: {
    accounting: ['return_id', 'item_id', 'quantity', 'reason', 'paid_minor', 'delivery_minor', 'is_refused'],
  },
  returns: {
    accounting: [
      ...(['id', 'order_id', 'request_key', 'state', 'method', 'shipping_minor', 'cost_minor'] as const),
      ...(['announced_at', 'received_at', 'refunded_at', 'replacement_id'] as const),
    ],
  },
  documents: { accounting: ['number', 'kind', 'order_id', 'return_id', 'minor', 'made_at'] },
  document_numbers: { neutral: ['kind', 'market', 'year', 'last'] },
  parcel_steps: { accounting: ['parcel_id', 'state', 'at', 'heard_at'] },
  parcels: {
    accounting: [
      ...(['id', 'order_id', 'delivery', 'is_collected', 'state', 'carrier', 'tracking_number'] as const),
      ...(['tracking_url', 'due_minor', 'capture_minor', 'captured_at', 'handed_over_at'] as const),
      ...(['created_at', 'changed_at'] as const),
    ],
  },
  payment_events: { paymentEvents: ['processor', 'id', 'received_at'] },
  payment_operations: {
    accounting: ['key', 'payment_id', 'kind', 'minor', 'state', 'created_at'],
  },
  payments: {
    personal: ['shopper_id'],
    accounting: [
      ...(['id', 'order_id', 'source', 'provider_payment_id', 'card_brand', 'last_digits'] as const),
      ...(['amount_minor', 'captured_minor', 'refunded_minor', 'gift_minor'] as const),
      ...(['gift_returned_minor', 'refunded_at', 'voided_at', 'created_at'] as const),
    ],
    neutral: [
      ...(['method_id', 'processor', 'state', 'currency', 'capture_now', 'error_code', 'step_url'] as const),
      ...(['step_origin', 'changed_at', 'give_back_since', 'due_at', 'instructions'] as const),
      'refund_refused_at',
    ],
  },
  price_history: { neutral: ['product_id', 'market', 'price', 'from_at', 'until_at'] },
  prices: {
    neutral: ['product_id', 'market', 'standard', 'sale', 'sale_from', 'sale_until', 'member'],
  },
  privacy_case_events: {
    requestProof: ['case_id', 'event', 'actor', 'happened_at'],
    neutral: ['id'],
  },
  pickup_places: { neutral: ['country', 'postal_code', 'name', 'folded', 'lat', 'lon'] },
  pickup_points: {
    neutral: [
      ...(['key', 'type', 'id', 'name', 'carrier_code', 'carrier_name', 'street', 'postal_code'] as const),
      ...(['city', 'region', 'country', 'phone', 'lat', 'lon', 'time_zone', 'opening_hours'] as const),
      ...(['closed_days', 'capacity', 'is_closed', 'active'] as const),
    ],
  },
  privacy_cases: {
    personal: ['email', 'first_name', 'last_name', 'membership_id'],
    requestProof: [
      ...(['id', 'category', 'request_type', 'state', 'address', 'network', 'created_at', 'due_at'] as const),
      ...(['confirmed_at', 'ended_at', 'refusal'] as const),
    ],
    neutral: ['market', 'language', 'site_path', 'origin', 'sub_origin', 'asked_at', 'needs_review'],
  },
  privacy_links: {
    requestProof: ['case_id', 'salt', 'key_hash', 'ticket_hash'],
    neutral: ['purpose', 'expires_at', 'used_at', 'ticket_until'],
  },
  product_texts: {
    neutral: [
      ...(['product_id', 'language', 'name', 'kind', 'colour', 'lead', 'body', 'fit', 'facts'] as const),
      ...(['materials', 'care', 'highlights', 'words', 'search'] as const),
    ],
  },
  products: {
    neutral: [
      ...(['id', 'ordinal', 'source', 'model', 'slug', 'brand', 'shops', 'category', 'gender'] as const),
      ...(['age_group', 'sports', 'colour_families', 'swatch', 'pattern', 'badge', 'launched_at'] as const),
      ...(['national_sizes', 'pictures', 'related', 'links', 'certificates', 'personalisation'] as const),
      ...(['max_per_person', 'delivery_kind', 'taxable', 'condition', 'size_kind', 'size_type'] as const),
      ...(['active', 'position', 'modified_at'] as const),
    ],
  },
  provider_operations: { accounting: ['id', 'payment_id', 'kind', 'minor', 'state'] },
  provider_payments: {
    accounting: [
      ...(['payment_id', 'provider_payment_id', 'page_id', 'amount_minor', 'card_brand'] as const),
      ...(['last_digits', 'registration', 'created_at'] as const),
    ],
    neutral: [
      ...(['provider', 'processor', 'state', 'currency', 'capture_now', 'is_closed'] as const),
      'decline_code',
    ],
  },
  rate_limits: { limits: ['key', 'began_at', 'hits'] },
  recommendation_state: { neutral: ['source', 'counted_until'] },
  // Names nobody: a session is known to the browser only.
  recommendation_views: { neutral: ['id', 'product_id', 'before', 'viewed_at'] },
  review_photo_files: {
    personal: ['bytes'],
    neutral: ['photo_id', 'width', 'format'],
  },
  review_photos: {
    personal: ['review_id'],
    neutral: ['id', 'position', 'width', 'height'],
  },
  review_summaries: { neutral: ['model', 'stars_1', 'stars_2', 'stars_3', 'stars_4', 'stars_5'] },
  reviews: {
    personal: ['account_id', 'email', 'title', 'text', 'nickname'],
    neutral: [
      ...(['id', 'model', 'product_id', 'state', 'refusal', 'rating', 'fit', 'language'] as const),
      ...(['site_path'] as const),
      ...(['is_verified', 'helpful', 'reports', 'reply', 'replied_at', 'written_at'] as const),
    ],
  },
  sandbox_event: {
    sandboxEvents: ['id', 'body', 'delivered_at'],
    neutral: ['position', 'due_at', 'attempts'],
  },
  sandbox_operation: { accounting: ['key', 'sandbox_payment_id', 'kind', 'minor'] },
  sandbox_payment: {
    accounting: [
      ...(['id', 'payment_id', 'order_id', 'token_id', 'amount_minor', 'captured_minor'] as const),
      ...(['refunded_minor', 'card_brand', 'last_digits', 'created_at', 'keeps_for'] as const),
      ...(['registration'] as const),
    ],
    neutral: [
      ...(['state', 'currency', 'capture_now', 'decline_code', 'return_url', 'language', 'brand'] as const),
      ...(['processor', 'method_id', 'processing_until', 'processing_end', 'pay_by', 'pay_kind'] as const),
    ],
  },
  sandbox_registration: {
    providerRemoval: ['id', 'customer', 'brand', 'last_digits', 'expiry'],
    neutral: ['scenario'],
  },
  saved_payment_methods: {
    personal: ['account_id', 'card_brand', 'last_digits', 'expiry'],
    providerRemoval: ['registration'],
    neutral: ['id', 'method_id', 'processor', 'created_at', 'used_at'],
  },
  schema_steps: { neutral: ['name', 'ran_at'] },
  search_words: { neutral: ['language', 'word', 'uses'] },
  store_devices: { neutral: ['id', 'store_id', 'store_name', 'code_hash', 'created_at'] },
  store_employees: { neutral: ['store_id', 'employee_id', 'name'] },
  sessions: {
    personal: ['id', 'account_id', 'salt', 'token_hash', 'previous_hash', 'device_label'],
    neutral: [
      ...(['kind', 'is_persistent', 'previous_until', 'created_at', 'authenticated_at'] as const),
      ...(['last_seen_at'] as const),
      ...(['rotated_at', 'expires_at', 'revoked_at', 'store_id', 'country'] as const),
    ],
  },
  shop_settings: { neutral: ['name', 'value'] },
  sign_in_windows: { neutral: ['began_at', 'failed', 'succeeded'] },
  stock: { neutral: ['sku', 'on_hand', 'held', 'changed_at'] },
  slot_bookings: {
    neutral: ['basket_id', 'kind', 'market', 'method_id', 'slot', 'ends_at', 'order_id'],
  },
  stock_holds: { neutral: ['sku', 'basket_id', 'quantity', 'expires_at'] },
  store_stock: {
    neutral: ['store_code', 'sku', 'quantity', 'availability', 'price', 'pickup_method', 'pickup_sla'],
  },
  used_bot_proofs: { neutral: ['id', 'expires_at'] },
  used_passkey_challenges: { neutral: ['id', 'expires_at'] },
  used_external_tickets: { neutral: ['id', 'expires_at'] },
  variants: {
    neutral: [
      ...(['sku', 'product_id', 'position', 'sizes', 'gtin', 'mpn', 'selling', 'available_from'] as const),
      ...(['amounts', 'active'] as const),
    ],
  },
  wishlist_items: {
    personal: ['wishlist_id', 'product_id'],
    neutral: ['id', 'added_at'],
  },
  wishlist_notices: {
    personal: ['account_id', 'site_path', 'market', 'language', 'salt', 'key_hash'],
    neutral: ['started_at', 'checked_at', 'last_mail_at'],
  },
  wishlist_watches: {
    personal: ['account_id', 'product_id'],
    neutral: ['price', 'out_since'],
  },
  wishlists: {
    personal: ['account_id', 'name', 'share_salt', 'share_hash'],
    neutral: ['id', 'share_ends_at', 'created_at'],
  },
} as const satisfies { readonly [Table in keyof Database]: ClassesOf<Database[Table]> };

type Listed = typeof columnClasses;

/** A table with a personal column. */
export type PersonalTable = {
  [Table in keyof Listed]: 'personal' extends keyof Listed[Table] ? Table : never;
}[keyof Listed];

/** Every class with its tables and columns, as rows. */
export const classedColumns: readonly { table: string; column: string; class: ColumnClass }[] =
  Object.entries(columnClasses).flatMap(([table, classes]) =>
    Object.entries(classes as Readonly<Record<string, readonly string[]>>).flatMap(([name, columns]) =>
      columns.map((column) => ({ table, column, class: name as ColumnClass })),
    ),
  );
