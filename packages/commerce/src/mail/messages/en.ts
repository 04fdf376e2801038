import type { MailMessages } from '../MailMessages.ts';

const en: MailMessages = {
  orderPlaced: {
    subject: ({ orderId }) => `Your order ${orderId}`,
    preview: 'We’ve got your order. Here’s what’s in it.',
    title: 'Thanks for your order',
    text: ({ orderId }) =>
      `This is your receipt for order ${orderId}. Follow the link at any time to see where it is.`,
    open: 'View your order',
    quantity: (count) => (count === 1 ? '1 item' : `${count} items`),
    goods: 'Goods',
    shipping: 'Delivery',
    free: 'Free',
    paymentFee: 'Cash on delivery fee',
    payment: 'Payment',
    installments: ({ count, first, sum, total }) =>
      `${count} instalments: ${first}, then ${sum} each, ${total} in all`,
    tax: 'Tax',
    includedTax: 'of which tax',
    saved: 'Sale',
    coupon: ({ code }) => `Coupon ${code}`,
    giftCard: ({ digits }) => `Gift card ending ${digits}`,
    due: 'Left to pay',
    voucher: 'Voucher',
    prepaid: 'Prepayment discount',
    total: 'Total',
    deliveredTo: 'Delivered to',
    collectFrom: 'Collect from',
    readyFrom: (moment) => `Ready from ${moment}`,
    alwaysOpen: 'Open around the clock',
    collectionCode: 'Collection code',
    showCode: 'Show this code when you collect your order.',
    arrives: ({ from, to }) => (from === to ? from : `${from} to ${to}`),
    sentFrom: (day) => `Sent from ${day}`,
    scheduled: ({ day, from, to }) => `${day}, ${from} to ${to}`,
    gift: ({ name, email, day }) =>
      `for ${name}, by email to ${email}${day === undefined ? '' : ` on ${day}`}`,
    download: ({ name }) => `Download ${name}`,
    reason:
      'You’re getting this email because an order was placed with this address. If it isn’t yours, you can ignore this email.',
  },
  text: {
    orderPlaced: ({ shop, orderId, days, link }) =>
      `${shop}: we’ve got your order ${orderId}.${days ? ` It arrives ${days}.` : ''} ${link}`,
    orderCancelled: ({ shop, orderId }) => `${shop}: order ${orderId} is cancelled. Nothing will be sent.`,
    arrives: ({ from, to }) => (from === to ? from : `${from} to ${to}`),
  },
  giftCard: {
    subject: ({ sender, amount }) => `${sender} has sent you a gift card for ${amount}`,
    preview: ({ recipient, amount, shop }) => `For ${recipient}: ${amount} to spend at ${shop}.`,
    title: ({ recipient }) => `${recipient}, this is for you`,
    text: ({ sender, amount, shop }) => `${sender} has given you ${amount} to spend at ${shop}.`,
    code: 'Your code',
    keep: 'Keep this code like cash: whoever has it can spend it.',
    open: 'Start shopping',
    reason: ({ sender }) =>
      `You’re getting this email because ${sender} bought you a gift card. They gave us your address, and we won’t use it for anything else.`,
  },
  orderCancelled: {
    subject: ({ orderId }) => `Order ${orderId} is cancelled`,
    preview: 'Nothing will be sent, and you won’t be charged.',
    title: 'Your order is cancelled',
    text: ({ orderId }) => `Order ${orderId} is cancelled and will not be sent.`,
    notTaken:
      'The amount was only reserved on your card. It has been released, and you haven’t been charged.',
    nothingDue: 'You haven’t paid anything, and you don’t owe anything.',
    refund: ({ sum }) =>
      `We’re refunding ${sum} to the way you paid. It can take your bank a few days to show it.`,
    reason:
      'You’re getting this email because an order with this address was cancelled. If that wasn’t you, reply to this email.',
  },
  refund: {
    delayed: {
      subject: ({ orderId }) => `Your refund for order ${orderId} is delayed`,
      preview: 'It’s still your money, and we’re still trying.',
      title: 'Your refund is delayed',
      text: ({ orderId, sum }) =>
        `We tried to refund ${sum} for order ${orderId} to the way you paid, but the bank or payment service didn’t accept it. It’s still your money: we’ll keep trying, and we’ll email you as soon as it goes through.`,
    },
    made: {
      subject: ({ orderId }) => `Your money for order ${orderId} is on its way`,
      preview: 'This time it worked.',
      title: 'Your money is on its way',
      text: ({ orderId, sum }) =>
        `This time it worked: ${sum} for order ${orderId} is on its way back to you. It can take your bank a few days to show it.`,
    },
    whatNow:
      'Has your card been replaced, or your account closed? Reply to this email and we’ll find another way. Please don’t send us any card or account numbers.',
    reason: 'You’re getting this email because an order placed with this address is being refunded.',
  },
  returned: {
    announced: {
      subject: ({ orderId }) => `Your return of order ${orderId}`,
      preview: 'Pack it, label it, send it.',
      title: 'Your return is booked',
      text: ({ orderId }) =>
        `You’re sending these items from order ${orderId} back. You’ll find the label on your order’s page.`,
      dropOff: 'Drop the parcel off at one of the carrier’s counters.',
      collection: 'The carrier will collect the parcel from your address on the next working day.',
      number: 'Return number',
      exchange: ({ name, size }) => `Once it’s back with us, we’ll send you ${name} in size ${size}.`,
    },
    exchanged: {
      subject: ({ orderId }) => `Your exchange: order ${orderId}`,
      preview: 'The other size is on its way to you.',
      title: 'Your new size is being packed',
      text: ({ orderId }) =>
        `Thanks for sending it back. Your new size comes as order ${orderId}. There’s nothing to pay.`,
      payment: 'Exchange',
    },
    lapsed: {
      subject: ({ orderId }) => `Your exchange for order ${orderId} has ended`,
      preview: 'You can still get your money back.',
      title: 'We’re no longer holding the other size',
      text: ({ orderId }) =>
        `We set the other size aside for you, but your parcel for order ${orderId} didn’t reach us in time. If you still send it back, we’ll refund it as soon as it gets here.`,
    },
    refused: {
      subject: ({ orderId }) => `Your return of order ${orderId} could not be accepted`,
      preview: 'We’re sending it back to you.',
      title: 'Your return was not accepted',
      text: ({ orderId }) =>
        `What you sent back from order ${orderId} was used or damaged, so we can’t accept it. We’re sending it back to you free of charge. If you disagree, just reply to this email.`,
    },
    partlyRefused: {
      subject: ({ orderId }) => `Part of your return of order ${orderId} could not be accepted`,
      preview: 'We’re sending it back to you.',
      title: 'Part of your return was not accepted',
      text: ({ orderId }) =>
        `These items from order ${orderId} were used or damaged, so we can’t accept them. We’re sending them back to you free of charge. We’re processing the rest of your return. If you disagree, just reply to this email.`,
    },
    refunded: {
      subject: ({ orderId }) => `Your money for order ${orderId} is on its way`,
      preview: 'Your return has arrived.',
      title: 'Your return has arrived',
      text: ({ orderId, sum }) =>
        `Thanks for sending it back. We’re refunding ${sum} for order ${orderId} to the way you paid. It can take your bank a few days to show it.`,
      creditNote: 'Credit note',
    },
    reason: 'You’re getting this email because part of an order placed with this address is being returned.',
  },
  parcel: {
    sent: {
      subject: ({ orderId }) => `Order ${orderId} is on its way`,
      preview: 'It has left our warehouse.',
      title: 'It’s on its way',
      text: ({ orderId }) => `This part of order ${orderId} has left our warehouse.`,
    },
    out: {
      subject: ({ orderId }) => `Order ${orderId} arrives today`,
      preview: 'It’s on the van.',
      title: 'It’s on the van',
      text: ({ orderId }) => `This part of order ${orderId} is out for delivery and arrives today.`,
    },
    delivered: {
      subject: ({ orderId }) => `Order ${orderId} has been delivered`,
      preview: 'We hope everything fits.',
      title: 'It’s arrived',
      text: ({ orderId }) =>
        `This part of order ${orderId} has been delivered. If you can’t find it, ask your neighbours first, then reply to this email.`,
    },
    ready: {
      subject: ({ orderId }) => `Order ${orderId} is ready to collect`,
      preview: 'Bring the code in this email.',
      title: 'Ready when you are',
      text: ({ orderId }) => `Order ${orderId} is waiting for you. Bring the code below.`,
    },
    carrier: 'Carrier',
    trackingNumber: 'Tracking number',
    follow: 'Follow the parcel',
    expected: 'Expected',
    reason: 'You’re getting this email because an order was placed with this address.',
  },
  orderLater: {
    awaiting: {
      subject: ({ orderId }) => `How to pay for order ${orderId}`,
      preview: 'We’re holding your items until you pay.',
      title: 'One step left: payment',
      text: ({ orderId, due, until }) =>
        `We’re holding order ${orderId} for you. Pay ${due} by ${until}, and we’ll start packing as soon as your payment arrives.`,
    },
    partPaid: {
      subject: ({ orderId }) => `There’s still something to pay for order ${orderId}`,
      preview: 'We’ve received part of your payment.',
      title: 'Part of your payment is in',
      text: ({ orderId, received, due, until }) =>
        `We’ve received ${received} for order ${orderId}. Please pay the remaining ${due} by ${until}, with the same code.`,
    },
    expired: {
      subject: ({ orderId }) => `Order ${orderId} wasn’t paid in time`,
      preview: 'The code has expired. Please don’t use it any more.',
      title: 'Time to pay has run out',
      text: ({ orderId }) =>
        `Order ${orderId} wasn’t paid in time, so it won’t be sent. Please don’t use the code any more. You’re welcome to order again.`,
    },
    code: 'Payment code',
    openVoucher: 'Open the code to print or scan',
    refund: ({ sum }) =>
      `We’re sending back the ${sum} you paid. It can take your bank a few days to show it.`,
    reason: 'You’re getting this email because an order was placed with this address.',
  },
  emailCode: {
    subject: 'Your code',
    preview: 'The code for your account.',
    title: 'Your code',
    text: 'Enter this code on the page that asked for it.',
    reason:
      'You’re getting this email because someone asked for a code with this address. If that wasn’t you, ignore this email and don’t share the code.',
    label: 'Code',
    minutes: (minutes) => `It’s valid for ${minutes} minutes and works once.`,
  },
  passwordReset: {
    subject: 'Set a new password',
    preview: 'Here’s the link.',
    title: 'Set a new password',
    text: 'Use the button to choose a new password. You’ll then be signed out on all your devices.',
    reason:
      'You’re getting this email because someone asked for a new password with this address. If that wasn’t you, ignore this email: nothing has changed.',
    open: 'Choose a password',
    minutes: (minutes) => `It’s valid for ${minutes} minutes and works once.`,
  },
  lightAccountLink: {
    subject: 'Finish your account',
    preview: 'Choose a password and you’re all set.',
    title: 'Just choose a password',
    text: 'You’ve shopped with us before. Choose a password, and you’ll have an account with all your orders in one place.',
    reason:
      'You’re getting this email because someone asked for an account with this address. If that wasn’t you, you can ignore this email.',
    open: 'Choose a password',
    minutes: (minutes) => `It’s valid for ${minutes} minutes and works once.`,
  },
  addressInUse: {
    subject: 'You already have an account',
    preview: 'Someone tried to use your address.',
    title: 'You already have an account',
    text: 'Someone, perhaps you, tried to create an account with this address. There already is one: sign in, or set a new password.',
    reason:
      'You’re getting this email because someone entered this address when creating an account. If that wasn’t you, nothing has changed.',
    open: 'Sign in',
  },
  welcome: {
    subject: 'Welcome',
    preview: 'Your account is ready.',
    title: 'Your account is ready',
    text: 'Confirm your email address to enter draws and waiting rooms too.',
    reason:
      'You’re getting this email because an account was created with this address. If that wasn’t you, set a new password with “Forgotten password”: that locks the other person out.',
    open: 'Confirm email address',
    days: (days) => `The link works for ${days} days. You can ask for a new one in your account.`,
  },
  verifyEmail: {
    subject: 'Confirm your email address',
    preview: 'One click and you’re done.',
    title: 'Confirm your email address',
    text: 'You can then enter draws and waiting rooms, and emails about your orders are sure to reach you.',
    reason:
      'You’re getting this email because someone asked for this link in your account. If that wasn’t you, ignore this email: nothing has changed.',
    open: 'Confirm email address',
    days: (days) => `The link works for ${days} days. You can ask for a new one in your account.`,
  },
  passwordChanged: {
    subject: 'Your password was changed',
    preview: 'Was this you?',
    title: 'Your password was changed',
    text: 'All your other devices have been signed out. If this was you, there’s nothing you need to do.',
    reason:
      'You’re getting this email because the password of your account was changed. If that wasn’t you, set a new one straight away with “Forgotten password”.',
    open: 'Sign in',
  },
  emailChanged: {
    subject: 'The email address of your account was changed',
    preview: 'Was this you?',
    title: 'Your account has a new email address',
    text: 'From now on you sign in with another address, and that’s where our emails go. All your other devices have been signed out. If this was you, there’s nothing you need to do.',
    react:
      'If that wasn’t you, reply to this email straight away: we’ll lock the account and give it back to you. If you use the same password elsewhere, change it there too.',
    reason: 'You’re getting this email because this was your account’s address until now.',
    open: 'Sign in',
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    preview: 'Was this you?',
    title: 'Your account is deleted',
    text: 'Your account is gone for good, along with its addresses, lists and bag. We only keep the order records the law requires. If this was you, there’s nothing you need to do.',
    react:
      'If that wasn’t you, someone knew your password or could read your emails. Change that password wherever else you use it, and reply to this email.',
    reason:
      'You’re getting this email because this was the account’s address. We delete the address once this is sent.',
  },
  providerLinked: {
    subject: 'A new way to sign in to your account',
    preview: 'Was this you?',
    title: 'You can now sign in another way',
    text: 'An account with another provider that uses this email address can now be used to sign in here. If this was you, there’s nothing you need to do.',
    reason:
      'You’re getting this email because the ways to sign in to your account have changed. If that wasn’t you, remove the provider in your account and set a new password with “Forgotten password”.',
    open: 'Go to your account',
  },
  providerRemoved: {
    subject: 'A way to sign in was removed from your account',
    preview: 'Was this you?',
    title: 'A way to sign in was removed',
    text: 'Your account with another provider can no longer be used to sign in here. All your other devices have been signed out. If this was you, there’s nothing you need to do.',
    reason:
      'You’re getting this email because the ways to sign in to your account have changed. If that wasn’t you, set a new password straight away with “Forgotten password”.',
    open: 'Go to your account',
  },
  newDevice: {
    subject: 'New sign-in to your account',
    preview: 'Was this you?',
    title: 'New sign-in on a new device',
    text: 'Someone signed in to your account on a device we haven’t seen before. If this was you, there’s nothing you need to do.',
    device: 'Device',
    country: 'Country',
    unknown: 'Unknown device',
    open: 'Check your devices',
    react: 'If that wasn’t you, sign the device out and change your password.',
    changePassword: 'Change the password',
    reason: 'You’re getting this email because your account was used on a new device.',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your account',
    preview: 'Was this you?',
    title: 'You added a passkey',
    text: 'A new passkey can be used to sign in to your account, without a password. If this was you, there’s nothing you need to do.',
    reason:
      'You’re getting this email because the ways to sign in to your account have changed. If that wasn’t you, remove the passkey in your account and change your password.',
    open: 'Check your passkeys',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your account',
    preview: 'Was this you?',
    title: 'You removed a passkey',
    text: 'A passkey was removed from your account and can no longer be used to sign in. If this was you, there’s nothing you need to do.',
    reason:
      'You’re getting this email because the ways to sign in to your account have changed. If that wasn’t you, change your password straight away.',
    open: 'Check your passkeys',
  },
  newsletter: {
    confirm: {
      subject: 'Confirm your newsletter',
      preview: 'One click and you’re on the list.',
      title: 'Please confirm',
      text: 'Use the button to get news about launches, offers, training and stories. We won’t send anything until you do.',
      open: 'Confirm',
      days: (days) => `The link works for ${days} days. After that we delete the sign-up.`,
      reason:
        'You’re getting this email because someone entered this address for our newsletter. If that wasn’t you, ignore this email and you won’t get the newsletter.',
    },
    welcome: {
      subject: 'You’re on the list',
      preview: 'Choose what you get, and how often.',
      title: 'You’re on the list',
      text: 'You’ll be the first to hear about new arrivals. Choose your topics, how often we write, or take a break.',
      open: 'Choose topics and frequency',
      reason: 'You’re getting this email because you confirmed our newsletter with this address.',
    },
    link: {
      subject: 'Your newsletter preferences',
      preview: 'Choose what you get, and how often.',
      title: 'You’re on the list',
      text: 'You’re already getting our newsletter. Use the button to change topics or frequency, take a break, or unsubscribe.',
      open: 'Go to preferences',
      reason:
        'You’re getting this email because someone entered this address for our newsletter or asked for this link. If that wasn’t you, nothing has changed.',
    },
    issueReason: 'You’re getting this email because you subscribed to our newsletter.',
    preferences: 'Change topics and frequency',
    unsubscribe: 'Unsubscribe',
  },
  wishlistNotice: {
    subject: 'News about your wishlist',
    preview: 'Something you saved is back in stock, or costs less.',
    title: 'Good news for your wishlist',
    text: (count) =>
      count === 1
        ? 'Something you saved is back in stock, or costs less than before.'
        : 'Things you saved are back in stock, or cost less than before.',
    isBack: 'back in stock',
    before: (price) => `was ${price}`,
    open: 'Go to your wishlist',
    end: 'Stop emails about my wishlist',
    reason: 'You’re getting this email because you asked for it on your wishlist. We send at most one a day.',
  },
  privacy: {
    confirm: {
      subject: 'Confirm your privacy request',
      preview: 'Nothing happens until you do.',
      title: 'Is this request yours?',
      texts: {
        EXPORT:
          'Someone asked for a copy of everything we store about this address. Please confirm on the next page that it was you.',
        DATA_PORTABILITY:
          'Someone asked for the data given to us with this address, to take it elsewhere. Please confirm on the next page that it was you.',
        DELETE:
          'Someone asked us to delete everything we store about this address, including any account. This can’t be undone. Please confirm on the next page that it was you.',
      },
      open: 'View the request',
      days: (days) => `The link works for ${days} days. After that we delete the request.`,
      reason:
        'You’re getting this email because someone entered this address in our form for privacy requests. If that wasn’t you, ignore this email and nothing will happen.',
    },
    archive: {
      subject: 'Your data is ready',
      preview: 'The link works once.',
      title: 'Your data is ready',
      text: 'Use the button to download your data. The link works once, so use it on your own device.',
      open: 'Download your data',
      days: (days) => `The link works for ${days} days.`,
      reason: 'You’re getting this email because you asked for your data and confirmed it.',
    },
    saleStopped: {
      subject: 'Your data won’t be sold',
      preview: 'We’ve recorded your choice.',
      title: 'Your data won’t be sold or shared',
      text: 'We’ve recorded that data about this address must not be sold or shared. If you use other browsers, please tell us there too.',
      reason:
        'You’re getting this email because someone entered this address in our form for privacy requests. If that wasn’t you, nothing else has changed.',
    },
    erased: {
      subject: 'Your data is deleted',
      preview: 'This is the last email to this address.',
      title: 'Your data is deleted',
      text: 'Your account, addresses, lists, newsletter and everything else we stored about this address are gone.',
      kept: 'By law we keep invoices for ten years, the address an order was confirmed to for three, and proof of consents and of this request for three, without your address. Then they’re deleted too.',
      reason:
        'You’re getting this email because you asked for it and confirmed it. We delete the address once this is sent.',
    },
    refused: {
      subject: 'Your privacy request',
      preview: 'We couldn’t carry it out.',
      title: 'We couldn’t carry out your request',
      text: 'A person has looked at your request. Here’s why we couldn’t carry it out:',
      reasons: {
        identityNotProved:
          'The name or account number doesn’t match this address. You can ask again with the right ones.',
        repeated: 'You made the same request recently, and nothing has changed since.',
        legalDuty: 'The law requires us to keep this data for now.',
      },
      complaint: 'You can reply to this email, or complain to the data protection authority where you live.',
      reason: 'You’re getting this email because you made a privacy request and confirmed it.',
    },
  },
  review: {
    published: {
      subject: 'Your review is published',
      preview: 'Thank you for helping others choose.',
      title: 'Your review is published',
      text: 'It’s now on the product page for everyone to read. You can change or delete it at any time.',
      open: 'Read the review',
    },
    refused: {
      subject: 'Your review wasn’t published',
      preview: 'You can change it.',
      title: 'Your review wasn’t published',
      text: 'We’ve read your review and didn’t publish it, for this reason:',
      open: 'Change the review',
      reasons: {
        offTopic: 'It isn’t about the product.',
        language: 'It contains insults.',
        personalData: 'It contains someone’s name, address or other personal details.',
        advertising: 'It advertises something.',
        photo: 'One of the photos can’t be shown.',
      },
    },
    replied: {
      subject: 'We replied to your review',
      preview: 'Our reply is below your review.',
      title: 'We replied to your review',
      text: 'You’ll find our reply on the product page, below your review.',
      open: 'Read the reply',
    },
    reason: 'You’re getting this email because you wrote a review.',
  },
};

export default en;
