import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  'consent.title': 'Dữ liệu của bạn, bạn quyết định',
  'consent.text':
    'Chúng tôi dùng cookie để cửa hàng hoạt động. Phần còn lại được tắt cho đến khi bạn bật. Bạn có thể thay đổi bất cứ lúc nào trong Cài đặt quyền riêng tư ở cuối trang.',
  'consent.accept': 'Chấp nhận tất cả',
  'consent.reject': 'Từ chối tất cả',
  'consent.manage': 'Tự chọn',
  'consent.save': 'Lưu lựa chọn',
  'consent.back': 'Quay lại',
  'consent.close': 'Đóng',
  'consent.learnMore': 'Tìm hiểu thêm về dữ liệu của bạn',
  'consent.notice': 'Thông báo về cookie',
  'consent.print': 'In',
  'consent.newTab': '(mở trong thẻ mới)',
  'consent.levels': 'Những gì bạn cho phép',
  'consent.details': 'Hiện chi tiết',
  'consent.fewerDetails': 'Ẩn chi tiết',
  'consent.level.0': 'Cần thiết',
  'consent.level.0.text': 'Túi hàng, đăng nhập, bảo mật. Luôn bật.',
  'consent.level.0.detail':
    'Ghi nhớ túi hàng, ngôn ngữ và các tìm kiếm gần đây, giữ bạn đăng nhập, bảo vệ việc thanh toán và lưu lựa chọn này. Cửa hàng không thể hoạt động nếu thiếu.',
  'consent.level.1': 'Đo lường',
  'consent.level.1.text': 'Trang nào hữu ích và điều gì có thể hợp với bạn. Chỉ ở lại với chúng tôi.',
  'consent.level.1.detail':
    'Đếm lượt xem trang, tìm kiếm và các bước thanh toán, không kèm tên và địa chỉ của bạn. Ghi nhớ trong trình duyệt những gì bạn đã xem, để hiển thị lại và gợi ý món phù hợp. Không chuyển cho nhà quảng cáo.',
  'consent.level.2': 'Quảng cáo ở nơi khác',
  'consent.level.2.text': 'Cho phép đối tác hiển thị sản phẩm của chúng tôi trên trang khác.',
  'consent.level.2.detail':
    'Cho đối tác quảng cáo biết bạn đã xem sản phẩm nào, để họ hiển thị trên trang khác.',
  'consent.all': 'Mọi thứ khác',
  'consent.all.text': 'Đo lường và quảng cáo ở nơi khác.',
  'consent.signal.off':
    'Trình duyệt của bạn yêu cầu không bị theo dõi (Global Privacy Control). Chúng tôi tuân theo cho đến khi bạn chọn khác tại đây.',
  'consent.signal.on':
    'Trình duyệt của bạn yêu cầu không bị theo dõi, và bạn đã cho phép nhiều hơn tại đây. Lựa chọn của bạn được áp dụng.',
  'consent.bar.label': 'Cookie',
  'consent.bar.text': 'Chúng tôi có thể dùng cookie cho nhiều việc hơn là vận hành cửa hàng không?',
  'consent.bar.settings': 'Cài đặt',
  'consent.ccpa.title': 'Lựa chọn quyền riêng tư của bạn',
  'consent.ccpa.text':
    'Chúng tôi chia sẻ những gì bạn xem với đối tác quảng cáo. Theo luật California, việc này có thể được coi là bán dữ liệu. Bạn có thể dừng lại chỉ với một lần nhấn.',
  'consent.ccpa.stop': 'Không bán hoặc chia sẻ dữ liệu của tôi',
  'consent.ccpa.allow': 'Cho phép chia sẻ',
  'consent.ccpa.isOff': 'Dữ liệu của bạn không bị bán hoặc chia sẻ.',
  'consent.ccpa.isOn': 'Dữ liệu của bạn có thể được chia sẻ với đối tác quảng cáo.',
  'consent.page.title': 'Cài đặt quyền riêng tư',
  'consent.page.saved': 'Lựa chọn của bạn đã được lưu.',
  'consent.page.record': 'Tải bản ghi các lựa chọn của bạn',
  'consent.noScript.text':
    'Chúng tôi dùng cookie để cửa hàng hoạt động. Chúng tôi có thể dùng chúng để đo lường và quảng cáo nữa không?',
  'consent.page.yourData': 'Nhận hoặc xóa dữ liệu của bạn',
  'consent.remote.busy': 'Đang tải cài đặt',
};
export default messages;
